/**
 * The index of the puzzles, as `npm run puzzles -- find` writes it: id, theme, rating and motif.
 * Looked through with seed 3: 392 rounds.
 */
export const INDEX = `
1sh4733 save-1 1.5
1jfmic2 win-1 1.5 shot
w2a251 save-1 1.5
1bq082p save-1 1.7
1iu8x2l save-1 1.7
1hsa3ji save-1 1.8
remd7r save-1 2
65rbjv save-1 2
1viq8r save-1 2
weo2t3 save-1 2.2
3ih0v0 save-1 2.3
7cg6e6 save-1 2.3
dlh0fg save-1 2.3
1f2al2d save-1 2.3
1oaxilg win-1 2.3 shot
ryyrn6 save-1 2.3
1kd9qnk save-1 2.3
12bddv9 save-1 2.3
71oogz save-1 2.3
1ftog11 save-1 2.3
8ddc1l save-1 2.3
qj33w6 win-1 2.5 shot
l57r8c save-1 2.5
1gw7aq8 win-1 2.5 shot
41grir save-1 2.5
i4rmsb win-1 2.5 shot
aai77o win-1 2.5 shot
fd605w win-1 2.5 shot
1xnml win-1 2.7 shot
15ly8iz win-1 2.7 shot
1qisx6m save-1 2.7
1hvku57 save-1 2.7
1bo3pcm win-1 2.7 shot
3laqe1 win-1 2.7 shot
24pi7z save-1 2.7
1km7m7l save-1 2.7
1j5uyco win-1 2.7 shot
1x4jmgu save-1 2.7
128luqx save-1 2.7
s7uole save-1 2.7
udon0w win-1 2.7 shot
1yjejph save-1 2.7
ls7obx save-1 2.8
1bcbaz8 save-1 2.8
1oe2gjs win-1 2.8 shot
14e92tn save-1 2.8
1h8g6gm save-1 2.8
e757gu save-1 2.8
tjkxp0 save-1 2.8
fm6hmo save-1 2.8
v40xbs save-1 2.8
1x263ww save-1 2.8
ukfxid win-1 2.8 shot
19l7mmi win-1 3 shot
1b9kokv save-1 3
487az0 save-1 3
7i3vcn save-1 3
hh2eiu win-1 3 shot
1av6czr save-1 3
ktnv28 save-1 3
8xt8p3 win-1 3 shot
1fl4n8r save-1 3
1bu9s82 save-1 3
1lfvvzi win-1 3 shot
mm83fe save-1 3
oy7jbt save-1 3
18rg20w save-1 3
18zrp1g save-1 3
11cnur3 win-1 3 shot
18inz8t win-1 3 shot
5p64sl save-1 3
1m8uarv win-1 3 shot
hjy2nr save-1 3
ka9jio win-1 3 shot
1ekqdf3 win-1 3 shot
1vh06dp save-1 3
f4px6v save-1 3.2
1acz01k save-1 3.2
10efv6u save-1 3.2
1hmnuy0 save-1 3.2
i4kpv9 win-1 3.2 shot
1v3f43g win-1 3.2 shot
1fd9gmb win-1 3.2 shot
1xz49h8 save-1 3.3
1fowca3 win-1 3.3 shot
1915u1e save-1 3.3
vi90s5 win-1 3.3 shot
br1ts0 win-1 3.3 shot
zt8rwu win-1 3.3 shot
1h528d7 save-1 3.3
18ptboq win-1 3.3 shot
161mf7r save-1 3.3
stoc92 save-1 3.3
16qo4nf win-1 3.3 shot
18qe73b win-1 3.3 shot
2bt7jv win-1 3.3 shot
41rh2o win-1 3.3 shot
1sg10gl save-1 3.3
1t1018j save-1 3.3
1c8www5 win-1 3.5 shot
16yc14n win-1 3.5 shot
ex2ly4 save-1 3.5
1sbaptq save-1 3.5
13yphky save-1 3.5
1qw6giy save-1 3.5
hy3yp2 win-1 3.5 shot
tvhswh win-1 3.5 shot
53ofgn save-1 3.5
1venxv7 win-1 3.7 shot
11sjb9r win-1 3.7 shot
1nqkmr9 win-1 3.7 shot
xayjnj win-1 3.8 shot
q6gk91 win-1 3.8 pass
k4bifn win-1 3.8 pass
l1yoga save-1 3.8
fh82xy save-1 3.8
13d183a win-1 3.8 shot
v6wkoj win-1 3.8 pass
1l0z0eh win-1 3.8 pass
10dquxr win-1 3.8 pass
mykzz3 save-1 3.8
oysubq save-1 3.8
3wmles save-1 4
12enpj3 save-1 4
ehzkdg save-1 4
1ldzpob save-1 4
iajyio win-1 4 pass
1lchf6k win-1 4 pass
ho58cv win-1 4.2 pass
1elx9we win-1 4.2 pass
1a0d70m win-1 4.2 pass
vr2bt1 win-1 4.2 pass
1rylzql win-1 4.2 pass
4c3qvi save-1 4.2
1atkof save-1 4.2
1w2ukkc win-1 4.2 pass
1qv9leo win-1 4.2 pass
nv47iz win-1 4.2 pass
1ubhai9 win-1 4.3 pass
1gf23kv save-1 4.3
1gep27c win-1 4.3 pass
1yqvj4j win-1 4.3 pass
11zccfr win-1 4.3 pass
1hrpe8p win-1 4.3 pass
vi5so7 win-1 4.3 pass
i13a02 win-1 4.3 pass
3341kw save-1 4.3
12ff1bj save-1 4.3
1d70l8q save-1 4.3
8qjwvn win-1 4.5 pass
1ly3atg win-1 4.5 pass
c6wgcm win-1 4.5 pass
1y6ytc1 win-1 4.5 pass
17zcozn win-1 4.5 pass
5q28jm win-1 4.5 pass
r5cmls win-1 4.5 pass
1trlsla win-1 4.5 pass
n3g2ia save-1 4.5
1lulsa7 win-1 4.5 pass
1x4sd31 win-1 4.5 pass
q0cjhu win-1 4.5 pass
1lpgetb win-1 4.5 pass
1qdbfvf win-1 4.7 pass
yd4pdj win-1 4.7 pass
fk024i save-1 4.7
1g2dyjy win-1 4.7 pass
1vcb43t win-1 4.7 pass
1ejg9f7 win-1 4.7 pass
1u834up win-1 4.7 pass
x2k4ob win-1 4.7 pass
16f0o87 win-1 4.7 pass
e0l92m win-1 4.7 pass
7c8xxu win-1 4.7 pass
1d5p9bk win-1 4.7 pass
ybxz6m win-1 4.7 pass
kl3fml win-1 4.7 pass
106vqt1 win-1 4.7 pass
1p81fmf win-1 4.7 pass
zm6ps3 win-1 4.8 pass
g9t1af save-1 4.8
29b3u6 win-1 4.8 pass
1s8y8p0 win-1 4.8 pass
bya3or win-2 4.8
1vafbqg win-1 4.8 pass
1xawbsx win-1 4.8 pass
1e4begm win-1 4.8 pass
15rbewx win-1 4.8 pass
oy6aqz win-1 4.8 pass
1msfs0r win-1 4.8 pass
1t9uh26 win-1 4.8 pass
7mid2s win-1 4.8 pass
1fnb3fc win-1 4.8 pass
zmpt5x win-1 4.8 pass
1isf24t win-1 4.8 pass
12ykq6z win-1 4.8 pass
hdsta9 win-1 4.8 pass
1ds5e5w win-1 4.8 pass
zyxsyf win-1 4.8 pass
1vvdtha win-1 4.8 pass
1mdxf2s win-1 4.8 pass
9xsbam win-1 4.8 pass
z7opav win-1 4.8 pass
1odranh win-1 5 pass
1atvlp9 win-1 5 pass
1azqvrg win-1 5 pass
zpnjp3 win-1 5 pass
h4rvc0 win-2 5
wrtdmk save-1 5
7zv9bv win-1 5 pass
w3w5m9 win-1 5 pass
193xg9e win-1 5 pass
1pnml1s win-1 5 pass
77i6hb win-1 5 pass
h70wom win-1 5 pass
1wkgzqb win-1 5 pass
19qnt4k win-1 5 pass
1qbp0d9 win-1 5 pass
al02qm win-1 5 pass
ti6xlx win-1 5 pass
9vnac2 win-1 5 pass
1t5w8ch win-1 5 pass
1rt24fz save-1 5.2
10baj72 win-1 5.2 pass
1lih2ha win-1 5.2 pass
6qjnbw win-1 5.2 pass
x7y5ka win-1 5.2 pass
1c1ra7w win-1 5.2 pass
96bplt win-1 5.2 pass
15p66zq win-1 5.2 pass
1qsijqw win-1 5.2 pass
14bcnsc win-1 5.2 pass
1ufbltm save-1 5.2
wj443y win-1 5.2 pass
1ldeik9 win-1 5.2 pass
zsekpu win-2 5.2
h8e5uc win-1 5.2 pass
14bkrbr win-1 5.2 pass
mene1j win-1 5.3 pass
6gsb87 win-2 5.3
1djw2pm win-2 5.3
opp42d win-1 5.3 pass
irws01 win-1 5.3 pass
30y2s2 win-1 5.3 pass
zw7zm3 win-1 5.3 pass
1my3hqi win-1 5.3 pass
14no282 win-1 5.3 pass
b5g69y win-1 5.3 pass
i9m4lo win-1 5.3 pass
riic1q win-2 5.3
5vk1tb win-1 5.3 pass
jvxffb win-1 5.3 pass
130h954 win-1 5.3 pass
1ldv3wt win-1 5.3 pass
1k6z9qz win-2 5.3
kfemt1 win-1 5.3 pass
wx4amh win-2 5.3
hdobjw win-1 5.3 pass
1v8xcva win-1 5.3 pass
17h4rde win-1 5.3 pass
1cxlutt win-1 5.3 pass
zjpgqv win-1 5.3 pass
pcer5i save-1 5.5
ulstwn win-1 5.5 pass
15z83jz win-2 5.5
47t667 win-1 5.5 pass
1ezp0d3 win-1 5.5 pass
3w8y4k save-1 5.5
774avu save-1 5.5
1xznlro win-1 5.5 pass
h0p666 win-1 5.5 pass
ctsj2c win-1 5.5 pass
wbrc7u win-1 5.5 pass
1h38g4a win-1 5.5 pass
szvc4h win-1 5.5 pass
1e81hq9 win-1 5.5 pass
16hiy67 win-1 5.5 pass
1t2m02q win-2 5.5
ljr8wf win-1 5.5 pass
1g9yyyd win-1 5.5 pass
jszxh9 win-1 5.5 pass
1d0dzmm win-2 5.5
pelr2f win-1 5.5 pass
1mexrkm win-1 5.5 pass
151pr37 win-1 5.5 pass
1vp76zx win-1 5.5 pass
5uld6s win-1 5.5 pass
1rwgwow win-1 5.5 pass
c7hzdy win-1 5.7 pass
1rf2yry win-1 5.7 pass
1qsjtlc win-1 5.7 pass
1gjrl7z win-1 5.7 pass
1a6cwvf win-1 5.7 pass
2856eq win-1 5.7 pass
fqm1ag win-1 5.7 pass
5h7cnj win-2 5.7
12atrlc win-1 5.7 pass
1opo1x3 win-2 5.7
u176yg win-2 5.7
1t9sjyd win-2 5.7
oeq8p2 win-2 5.7
6jtlcg win-1 5.7 pass
1210g2c win-1 5.7 pass
1gw4790 win-1 5.7 pass
18184e9 win-2 5.7
1qq9rsy win-2 5.7
1yp96b4 win-1 5.7 pass
1szxau1 win-1 5.7 pass
fx5310 win-1 5.7 pass
15d0iz win-1 5.7 pass
1b8o8cs win-1 5.7 pass
xwflpp win-2 5.7
1ig1ki2 win-1 5.7 pass
na3ofr win-1 5.7 pass
1w219s4 win-1 5.8 pass
13ysm8w win-2 5.8
6v816g win-1 5.8 pass
6qdits save-1 5.8
e9zr03 win-2 5.8
1jhpffm win-2 5.8
av3z42 win-2 5.8
t4lmd9 win-1 5.8 pass
189mcjh win-1 5.8 pass
ksoo4y win-2 5.8
15nlzfh win-1 5.8 pass
1xfkmzg win-1 5.8 pass
28yn9d win-1 5.8 pass
gfzx5s win-2 5.8
1co4m7m win-1 5.8 pass
fqc4bh win-1 5.8 pass
c21yz3 win-2 5.8
1pi3j97 win-2 5.8
aei68m win-2 5.8
19kxdee win-1 5.8 pass
1y7ka7f win-2 5.8
fcp2yk win-2 5.8
3pkqgt win-2 5.8
za0dry win-1 5.8 pass
4mmaty win-2 5.8
192o1j1 win-1 6 pass
29u21i win-1 6 pass
1gm5r52 save-1 6
1wvy9oe win-1 6 pass
oibvyt win-1 6 pass
b80vmv win-1 6 pass
1pb911o win-2 6
9o1xu0 win-2 6
1f6bbbd win-1 6 pass
1mmol9w win-2 6
v9l4ji win-2 6
13j1who win-2 6
udthh5 win-1 6 pass
xcnbiz win-1 6 pass
8ya4d4 win-1 6 pass
nmsx9v win-2 6
1v3pwbq win-2 6
5nsv7c save-1 6.2
1h2z2ba win-2 6.2
1wpfbgn win-2 6.2
zgmt70 win-2 6.2
ko8vah win-1 6.2 pass
1wxh7en win-1 6.2 pass
1y5hl63 win-2 6.2
19vk7xq win-2 6.2
1nrf65i win-2 6.2
ybhm7j win-1 6.2 pass
16ttry2 win-2 6.2
10lcynp win-2 6.2
18ug5us win-1 6.2 pass
rwvo1f win-1 6.2 pass
1ojfm6t win-1 6.2 pass
pob0jl win-2 6.2
1v2pp7h save-1 6.2
1tywccq win-2 6.2
wt4odw win-2 6.2
1frqq7p win-1 6.2 pass
lbxjer win-1 6.2 pass
yvpptp win-1 6.2 pass
jon6ov win-1 6.2 pass
1h81qne win-1 6.2 pass
y5uy1a win-2 6.2
i94edr win-1 6.2 pass
1cma4iw win-2 6.2
vw6vhc win-2 6.3
14quyyp win-1 6.3 pass
k9c6wv win-1 6.3 pass
ixnus7 win-2 6.3
79nlnx win-2 6.3
1debnjd win-2 6.3
1pp2zoe win-1 6.3 pass
fjedzc win-2 6.3
1p3ep7d win-1 6.3 pass
1wm4uws win-2 6.3
1nvd44e win-1 6.3 pass
7czrcz win-2 6.3
baopc8 win-1 6.3 pass
mi17wj win-2 6.3
1skapo2 win-2 6.3
mq51k3 save-1 6.3
1q559aj win-1 6.3 pass
syp24b win-2 6.3
bph0ii win-2 6.3
17xapxl win-1 6.3 pass
1fwlpks save-1 6.3
1u91jyn win-1 6.3 pass
1spr0q9 win-2 6.3
1tr8wd1 win-1 6.3 pass
q4geu5 win-2 6.5
166lfob win-2 6.5
1l0nji9 win-1 6.5 pass
1pikecr win-1 6.5 pass
1ribf5v win-1 6.5 pass
xyuez5 win-2 6.5
1hvjj0u win-2 6.5
1eau6wb win-2 6.5
bnyhpl win-2 6.5
17cyd8r win-1 6.5 pass
19gq4cf win-1 6.5 pass
ig3dxn win-2 6.5
157783k win-1 6.5 pass
1parx83 win-2 6.5
5myxw win-1 6.5 pass
1ftuix4 win-1 6.5 pass
i59mc0 win-1 6.5 pass
hytk84 win-1 6.5 pass
nszjl5 win-2 6.5
1ry9kop win-2 6.5
1m9rrc2 win-2 6.5
1it14ag win-2 6.5
1q6efd7 win-2 6.5
cdrxi6 win-2 6.5
16c42va win-1 6.5 pass
shgg68 win-2 6.7
17gkkom win-2 6.7
k2wigi win-2 6.7
11gjgxo win-2 6.7
18bdk19 win-2 6.7
r5i9ap win-2 6.7
14j235a win-1 6.7 pass
3f19sm win-2 6.7
gp3sek win-1 6.7 pass
12l1z86 win-1 6.7 pass
8tsabs win-2 6.7
kr39q win-1 6.8 pass
154vd22 win-2 6.8
75um0 win-2 6.8
eawcoh win-2 6.8
14g0nzp win-2 6.8
10fumlk win-2 6.8
f3auva win-2 6.8
145r0a6 win-2 6.8
v6qvx6 win-2 6.8
z931a win-2 6.8
dej69q win-1 6.8 pass
fz1j8a win-2 6.8
1fhu8jy win-1 6.8 pass
165fwlh win-2 6.8
114lsfx win-1 6.8 pass
1hxd1s8 win-2 6.8
2jx2u7 win-1 7 pass
1vxfpft win-2 7
11r0txb win-2 7
c2k1tk win-2 7
12vp1kv win-2 7
h31uzw win-2 7
1rtedhg win-2 7
1g3cfz4 win-1 7 pass
u4zbhu win-2 7
17tijhc win-1 7 pass
z1gwtx win-2 7
1ukdt5 win-2 7
1e9vcuc win-2 7.2
ep8qfv win-2 7.2
btkt3i win-2 7.2
1vma7yb win-2 7.2
sct12h win-2 7.2
1xvhwl5 win-2 7.2
uwhbja win-2 7.2
6cnjae win-2 7.3
rec2uf win-2 7.3
uqppwt win-1 7.3 pass
xwqu19 win-2 7.3
xgm7ma win-2 7.3
9rpt7s win-2 7.3
1tx7epd win-2 7.5
1w2bsbe win-2 7.5
19tzco6 win-2 7.5
1ctb9oo win-2 7.5
c3metm win-2 7.5
1syfrje win-2 7.7
eyvbv9 win-2 7.7
c5lp4d win-2 7.7
ftxvua win-2 7.8
6wub61 win-2 7.8
vh1drc win-2 7.8
8lznx4 win-2 7.8
3ecpvo win-2 8
1hozxbn win-2 8
1xncwh9 win-2 8.5
1w3x36j win-2 8.7
rwl477 win-2 9.2
`;

/** The parts of the list, in the order of the index. */
export const PARTS = [
  () => import('./part-1.ts'),
  () => import('./part-2.ts'),
  () => import('./part-3.ts'),
  () => import('./part-4.ts'),
  () => import('./part-5.ts'),
];
