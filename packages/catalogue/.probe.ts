const t0=performance.now();
const { chess, chess960 } = await import('/work/main/packages/variants/chess/src/index.ts');
console.log('import chess', (performance.now()-t0).toFixed(0));
const { parsePgn, readRecord, formatPgn, readTree, Match, writeRecord, seededRandom } = await import('/work/main/packages/game/src/index.ts');
const time = (name: string, f: () => unknown) => { const t=performance.now(); let r; try { r=f(); } catch(e) { r='THROWS '+String(e).slice(0,100);} const s=JSON.stringify(r)??''; console.log(name.padEnd(30), (performance.now()-t).toFixed(0)+'ms', s.length, s.slice(0,120)); return r; };
let t=performance.now(); await chess.openings!(); console.log('openings 1', (performance.now()-t).toFixed(0)); t=performance.now(); await chess.openings!(); console.log('openings 2', (performance.now()-t).toFixed(0));
time('starts960', ()=>{ chess960.starts('w'); return 0;});
const big='x'.repeat(10_000_000);
const fen='rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const f=fen.split(' ');
for (let i=0;i<6;i++) { for (const junk of [big, 'K'.repeat(10_000_000), '9'.repeat(10_000_000), ' '.repeat(10_000_000),'/'.repeat(10_000_000)]) { const g=[...f]; g[i]=junk; time('fen field '+i+' '+junk[0], ()=>chess.parse(g.join(' ')));} }
time('fen ctrl', ()=>chess.parse('\x1b[31m w KQkq - 0 1'));
time('fen ctrl ep', ()=>chess.parse(f.slice(0,3).join(' ')+' \x1b[31m 0 1'));
time('readShort', ()=>chess.readShort!(chess.starts('w')[0]!.position, big));
time('readSucc', ()=>chess.readSuccessor(chess.starts('w')[0]!.position, 'e2e4'+big));
time('readSucc proto', ()=>chess.readShort!(chess.starts('w')[0]!.position, '__proto__'));
for (const [n,s] of Object.entries({ word: big, comment: '{'+big+'}', opencomment:'{'+big, tag:'[A "'+big+'"]', tagesc:'[A "'+'\\"'.repeat(5_000_000)+'"]', opentag:'[A "'+big, ws:' '.repeat(10_000_000), brackets:'e4 '+'('.repeat(10_000_000), nums:'1.'.repeat(5_000_000), dots:'.'.repeat(10_000_000), dollars:'$'+'1'.repeat(10_000_000), ex:'e4'+'!'.repeat(10_000_000), semis:';\n'.repeat(5_000_000), cmds:'e4 {'+'[%clk '.repeat(1_700_000)+'}', cmds2:'e4 {'+'[%clk 1:00:00]'.repeat(700_000)+'}', moves:'e4 '.repeat(3_300_000), vars:'e4 '+'(d4) '.repeat(2_000_000), proto:'[__proto__ "1"]\n[constructor "2"]\n\ne4 *', tags:Array.from({length:300000},(_,i)=>`[A${i} "1"]`).join('\n'), brk:'[ '.repeat(3_000_000), brk2:'['+' '.repeat(10_000_000), bra3:'[A'+' '.repeat(10_000_000)}))
  time('pgn '+n, ()=>{ const r=parsePgn(s); return r.ok? r.value.length+' games' : r.error; });
