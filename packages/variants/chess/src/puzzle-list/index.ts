/**
 * The index of the puzzles, as `npm run puzzles -- find` writes it: id, theme, rating and motif.
 * Looked through with seed 3: 352 rounds.
 */
export const INDEX = `
1b4h9qh win-1 1
1ohnoym win-1 1
101q6p0 win-1 1.2
13jm15s win-1 1.2
vb1qcj win-1 1.2
h69soj win-1 1.2
1en93u7 win-1 1.2
bgqpx9 win-1 1.3
lmf2cx win-1 1.3 back-rank
1hooraj win-1 1.3
n1xbor win-1 1.3
88jdnp win-1 1.3 back-rank
vyd7v5 win-1 1.3
f1i3dx win-1 1.3 back-rank
mtc4dv win-1 1.3
1cmz58y win-1 1.3
106mg2w win-1 1.3
1fht2ff win-1 1.3 back-rank
1h2xyqg win-1 1.5
1fzf2a4 win-1 1.5
1ucjnqw win-1 1.5
zgsxdc win-1 1.5
zob53c win-1 1.5
kr1u89 win-1 1.5
1ptzyna win-1 1.5
1vc7l7u win-1 1.5
10xjohi win-1 1.5
168edcm win-1 1.5
1s9eylp win-1 1.5
1rhp9s0 win-1 1.5
157g84 win-1 1.5
1l6y18u win-1 1.5
18i6g3m win-1 1.5
wwilzi win-1 1.5
x95cco win-1 1.5 back-rank
1k2i1pj win-1 1.5
6r2ku1 win-1 1.5
14zdfok win-1 1.5
1e6xmai win-1 1.5
i9n4l win-1 1.5
11r7lc8 win-1 1.5
vjrci0 win-1 1.5
75clow win-1 1.5
vr25fg win-1 1.5
50329e win-1 1.5
be0x5m win-1 1.5
ssefm1 win-1 1.7
v9nx4r win-1 1.7
1l8puzd win-1 1.7
n63td2 win-1 1.7
1x6omdp win-1 1.7
1375va4 win-1 1.7
vn6jwc win-1 1.7
1cy2u32 win-1 1.7
1lm2i99 win-1 1.7
ltnk18 win-1 1.7
1svcgs5 win-1 1.7
1jdygsu win-1 1.7
nsiq0i win-1 1.7
19b6g0k win-1 1.7
r0o7us win-1 1.7
1f510zy win-1 1.7
hnk2ib win-1 1.7
1tvqynw win-1 1.7
rakl7r win-1 1.7
rk12w6 gain 1.7 hanging
1q2wl07 win-1 1.7
1kc0dhe win-1 1.7
vll4v3 win-1 1.7
rgkg1t win-1 1.7
33g2rv win-1 1.7
pchfhn win-1 1.7
1ynebe0 win-1 1.7
s8nxf win-1 1.7 back-rank
1elxtkd win-1 1.7
1f6o2zt win-1 1.7
1jynmxl win-1 1.7
1nfawws win-1 1.7 back-rank
1r3r6do win-1 1.7
1ekbjgl win-1 1.7
w4b32j win-1 1.8 back-rank
71v54x win-1 1.8
rlycgx win-1 1.8
pdfm2u win-1 1.8
11jgzmv win-1 1.8
qxpe7 win-1 1.8
hsxw9u win-1 1.8
zjn8jh win-1 1.8
9xabt2 gain 1.8
1anjm15 win-1 1.8
fgn30m win-1 1.8
jwuu36 win-1 1.8
1etd350 win-1 1.8
153rdeb win-1 1.8
x0zqki win-1 1.8
2psqbv win-1 1.8
qz71vm win-1 1.8 back-rank
aydcwo win-1 1.8
t6xtxa gain 1.8
1kl8o6q win-1 1.8
kbws46 win-1 1.8
1mscvj6 win-1 1.8
1wibelr win-1 1.8
1r2iwky win-1 1.8
rnw9x7 gain 1.8 hanging
zf112t win-1 1.8
15n9xg4 gain 1.8 hanging
1ioairl win-1 1.8
5kcjlm win-1 2
jrv7eq win-1 2
1mv9ok0 win-1 2
1iu6nfz win-1 2
1dj46oa win-1 2
47uhy1 win-1 2
80fi9o win-1 2 back-rank
2wvn1s win-1 2
1xjjsq3 win-1 2
m6qw9j win-1 2
1o6fwyo win-1 2
wthwmn win-1 2 back-rank
504ol8 win-1 2
1o5yu0u win-1 2
c7uucz win-1 2
y6gjsk win-1 2
1map7vm win-1 2
vqe7cv win-1 2
m2cgks win-1 2
1cyn3tr win-1 2
1vukbct win-1 2
qm9dqx win-1 2
1nmwgbu win-1 2
q5e8x7 gain 2
1fvk6wb win-1 2
1cfrqgm gain 2
cdo7x6 win-1 2
w0f7n3 win-1 2.2
w9v7p2 win-1 2.2
711kaa win-1 2.2
1bkfpxs win-1 2.2
1rmag3c gain 2.2 promotion
bq0z2d win-1 2.2 back-rank
1v5pdzp win-1 2.2
h6k711 win-1 2.2
1ywqwog gain 2.2
1plot9t win-1 2.2
1erp2gm win-1 2.2 back-rank
19950s2 win-1 2.2
z2dmir win-1 2.2
110glef win-1 2.2
1yilug1 win-1 2.2 back-rank
13nyy8n win-1 2.2
1vsp15a win-1 2.2
n6p7ym win-1 2.2 back-rank
g0aew win-1 2.2 back-rank
1uaodng win-1 2.2
u1vw3q win-1 2.2
1ro3tw1 win-1 2.2
1dy4h3d gain 2.2 hanging
1b9hij8 win-1 2.2
rhex8o win-1 2.2
ukgu2e win-1 2.2 back-rank
1rgnt7z win-1 2.3
twu8v2 gain 2.3
7pd07w gain 2.3 hanging
qvt3r3 gain 2.3 promotion
x52ajk win-1 2.3
r7s4fm gain 2.3 hanging
f7hrbk win-1 2.3
da5gpy gain 2.3
4vvbye win-1 2.3
1uriqzj gain 2.3 hanging
13xg628 win-1 2.3
9e953d win-1 2.3
1s96oeo gain 2.3 hanging
tz8ue win-1 2.3
t29sei win-1 2.3
1gdp9o7 gain 2.3 hanging
1h2mcxz win-1 2.3 back-rank
ekv4f1 gain 2.5 hanging
p3ymq3 gain 2.5 hanging
105dqs3 win-1 2.5
rh8jt0 gain 2.5 hanging
13xyerg win-1 2.5
sdqkx4 gain 2.5 hanging
aodkq win-1 2.5
10f7rps gain 2.5 hanging
7i4wed gain 2.5 hanging
e4g4pp win-1 2.5 back-rank
br9ykh win-1 2.5
170vyt gain 2.5 hanging
86su5t gain 2.5 hanging
ajqa6n gain 2.5 hanging
1q2lsnu win-1 2.5
jkqamk gain 2.5 hanging
cggqmo win-2 2.5 hanging
3uclfl gain 2.5 hanging
xdtw0v gain 2.7
qs8ua2 gain 2.7
3rif15 gain 2.7
rzah7q gain 2.7 hanging
5myd8s win-1 2.7
db1rce gain 2.7 hanging
i4z4ih win-1 2.7 back-rank
m5jb14 gain 2.7
1d8dwfx gain 2.7 hanging
1ijeb3b gain 2.7 hanging
lbo49v win-1 2.7
ngptvw gain 2.7 hanging
cffjhz gain 2.7 hanging
1fe4ocn win-1 2.7
1ual6jb gain 2.7 promotion
1tbzh1s gain 2.8 hanging
1id0t6y gain 2.8 hanging
10b2blb gain 2.8 hanging
ldp4m4 gain 2.8 hanging
15w7y4k gain 2.8 hanging
1u8ufqg gain 2.8 hanging
1sxgjdd gain 2.8 hanging
ydt1zp gain 3 hanging
s3qvo4 gain 3 hanging
kght9l gain 3
1i8lg56 gain 3 hanging
envo8d gain 3
pnvszp win-2 3 hanging
qv1cga gain 3
si3d1m gain 3 hanging
1p339d1 gain 3 hanging
gqhesk gain 3.2 hanging
18qyjow gain 3.2
9wv8j9 gain 3.2 hanging
v52i2t gain 3.2
15epcuf gain 3.2
20aur1 win-2 3.2 hanging
vh9jev gain 3.2 fork
g2ha7f gain 3.2 hanging
o01b1q gain 3.2 hanging
3pwz66 gain 3.2
exdkhe gain 3.2
273ykv gain 3.2 hanging
yb86sc gain 3.2 hanging
1w4gjch gain 3.2 hanging
19oecw8 gain 3.2 hanging
1sv4r5m gain 3.2
12kutrb gain 3.3 hanging
lv04hu gain 3.3
h2y6q3 gain 3.3
18f38da gain 3.3
1xljra8 gain 3.3 hanging
1kmcbfl gain 3.3 hanging
29ljqf gain 3.3
lf38t7 gain 3.3 hanging
2m6hmt gain 3.5
1izdb8t gain 3.5
1q37n8c gain 3.5 hanging
jv37z7 gain 3.5 hanging
bvd843 win-2 3.5 hanging
1rbk83t gain 3.5
10km4w7 gain 3.7 fork
p9el7z win-2 3.7 hanging
888yj4 win-2 3.7 promotion
1ekioxw gain 3.7
1d8htz win-2 3.7 hanging
1akkoen win-2 3.7
1c3zi3y gain 3.7 hanging
yyg4ry win-2 3.8
1dptjpa gain 3.8 hanging
lmu8x gain 3.8
1llm1y1 gain 3.8 hanging
vtn5vl win-2 4
1ooo4vn win-2 4 promotion
1pi3qr4 gain 4 hanging
wl7tyk win-2 4
pdhc4x gain 4 fork
1jz2vlk win-2 4 hanging
qm7gnx gain 4 hanging
1bv9uso win-2 4
dx59f2 win-2 4
gxcrs2 gain 4
vgoneq gain 4 hanging
17z9b50 gain 4 fork
rld7ah win-2 4.2
fymz0n win-2 4.2 hanging
18l31ox gain 4.2 fork
ujk0h win-2 4.2 promotion
1tcb9r6 win-2 4.2 hanging
159rffl win-2 4.2
jf67cl win-2 4.2
1k52qiw win-2 4.2 promotion
1waqh5p win-2 4.2
1bn4qy5 win-2 4.2
sepujm win-2 4.2
7h0jkb win-2 4.2 promotion
188uhpy win-2 4.2
13kzniy win-2 4.2 hanging
n73jej win-2 4.3 hanging
9c1e7t win-2 4.3
1w540s win-2 4.3
zzlvgb win-2 4.3
1nwhf8u win-2 4.3
y9sazq win-2 4.3
9bjsey win-2 4.3
mdioif win-2 4.3 passed-pawn
tota0l win-2 4.3 hanging
z7lbwv win-2 4.3
qlnpyf win-2 4.3
1u1bcy4 win-2 4.3
p40yze win-2 4.3 hanging
1d2ljh9 win-2 4.3
1nhmha5 win-2 4.3
18nrjrk win-2 4.3
119dfwk win-2 4.5
11udb27 win-2 4.5 hanging
17f5dd1 gain 4.5 trapped
16dhnwf win-2 4.5
1uqdlhw gain 4.5 hanging
1m9x6ww gain 4.5 fork
9yjdid win-2 4.5
bu21op win-3 4.5 fork
10gap8o win-2 4.5
i25vr1 win-2 4.5
1foi02u win-2 4.5
1w36kie win-2 4.7
1mgt873 win-2 4.7
11ke7vz win-2 4.7
1hfc9ov win-2 4.7 hanging
1aan7du win-2 4.7 hanging
10kqkm4 win-2 4.7
zhajnb win-2 4.7
1d37xzn win-2 4.7
10mf099 win-2 4.7
sn8fou win-2 4.7
f8tnka win-2 4.7
2jmtrg win-2 4.7 promotion
rqmdbu win-2 4.7
nql9gi win-2 4.7
1qgbl5b win-2 4.7
fkpg6l win-3 4.7
61e6g7 win-3 4.7 hanging
1fctxh3 win-2 4.7
1vvrwjc win-2 4.7
6i0ywe win-2 4.8
1bqx51s win-2 4.8
1s7hbop win-2 4.8
l9f5s0 gain 4.8 trapped
mr5uy9 win-2 4.8
1gfkp6h win-2 4.8
n5kb9b win-2 4.8
1qsl2d0 win-3 4.8
j9oxem win-2 4.8
afreya win-2 4.8
ft6l27 win-2 4.8
sto2u6 win-2 4.8
1tq1hzq win-2 4.8
160u46h win-2 4.8
1naf7ms win-2 4.8
on5w25 win-2 5
2iqjl6 win-2 5
sqvaix win-3 5
1iup1e7 win-2 5
1pdjx72 win-3 5 passed-pawn
1ml2v81 win-2 5
16ids0w win-2 5
9bvo23 win-2 5
1xx8uj5 win-2 5
1vjjspa win-2 5
1hlprar win-3 5
1m6pzzn win-2 5 hanging
15q6tpz win-2 5
1fkyofr win-3 5
byrtiz win-2 5 passed-pawn
1i05m5w win-2 5
1t9eamg win-2 5 passed-pawn
81iqqt win-2 5.2
gry79p win-2 5.2
1na2fh8 win-2 5.2
1pj0x1q win-3 5.2 hanging
1s8kchl win-3 5.2
gmdr7y win-2 5.2
1aqla8l win-2 5.2
1dlj47c win-3 5.2 hanging
1lmdlk5 win-2 5.2
14gcaem win-2 5.2
2oz72b win-2 5.2 hanging
b4it6r win-2 5.2
6pe8lk win-2 5.2
ivqcu2 win-3 5.2
sv37ly gain 5.3
5wqzq win-2 5.3
1hz7dmz win-2 5.3
6w3i7b win-2 5.3
f92rz win-2 5.3
cqpgtb win-2 5.3
1gswctz win-3 5.3
1vw9iae win-2 5.3
dbitrk win-2 5.3
b64vd6 win-3 5.3 fork
ktg9ci win-2 5.3
11zo18v win-2 5.3
10exm2z win-3 5.3 fork
fqve6o win-3 5.3 hanging
9he4yq win-3 5.3
1l5c5wz win-3 5.3 hanging
1o1v0la win-2 5.3
4ni0r2 win-3 5.3
12o6gwu win-3 5.3
1i8tq2t win-3 5.5
1yquljz win-2 5.5
j2awdb win-3 5.5
1kacff7 win-2 5.5 passed-pawn
ww82dx win-2 5.5
1j5bhcf win-2 5.5
b8vjsx win-3 5.5
1rdci0p win-2 5.5
1yidye2 win-3 5.5 hanging
v2lpci gain 5.5 fork
1ytqr6 win-3 5.5 promotion
dmlpn2 win-2 5.5
17rmqpa win-3 5.5
1xesnof win-3 5.7 hanging
pwkc31 win-3 5.7
buks6 win-3 5.7
dafu47 win-3 5.7 hanging
1oysm8f win-3 5.7 passed-pawn
m4i61k win-3 5.7 hanging
5vtteq win-3 5.7
8a1sap win-3 5.7
1n38nu9 win-2 5.7
12eacac gain 5.8
ww8ipp win-2 5.8
1r6lscc win-2 5.8
p6lele gain 5.8
qcwy55 win-3 5.8
4ke10e win-2 5.8
4647vb win-3 6
s6tgec win-2 6
1w5n2uo win-2 6
1d3p0c4 win-3 6 passed-pawn
dabehk win-3 6
mput4f win-3 6.2 fork
yoddk1 win-3 6.2
adtlpj win-3 6.2
g7kuil win-3 6.2
xyusdo win-3 6.2
v4envq win-3 6.2 passed-pawn
1najr15 win-3 6.2
1g1jwoz win-3 6.2 hanging
1emeovq win-3 6.2 promotion
fpl43g win-3 6.2
q0zuc win-3 6.2
j4mtf win-3 6.3
1uo5cd0 win-3 6.3 passed-pawn
2x1ofb win-2 6.3
pbdkfm win-3 6.3
1bmfiyj win-2 6.5
7gmwj5 win-3 6.7
7il5of win-3 6.7 hanging
ydsisq win-3 6.7
13wig0u win-3 6.8
vuze83 win-3 6.8 promotion
dkg4ds win-3 6.8
16j490i win-2 6.8
mfn1v0 win-3 7 hanging
1qcdhnm win-2 7.2
ohpynp win-3 7.2 promotion
rft6x8 win-2 7.3
1g9ccdh win-2 7.3
vg7jae win-3 7.3
10br3i2 gain 7.3
1d84m38 win-3 7.5 hanging
1qdmnqz win-3 7.5
h4y26d win-3 7.5 hanging
142laa9 win-3 7.5
13a26ua win-3 7.5
12wq561 win-3 7.5
hjkjuz win-3 7.7 hanging
1ta0gku win-3 7.7
s9nbk7 win-3 7.7
2981hu win-3 7.8
1jsx3qp win-3 7.8
8hwm7w win-3 7.8 promotion
jei2i5 win-3 8
1gfc3uy win-3 8 hanging
1jwj1o9 win-3 8
n71w65 win-2 8
163wpxo win-3 8
lc47v1 win-3 8.2
s4uwyl win-3 8.2
1huhad2 win-3 8.3
r9g0ma win-2 8.3
bb51sx win-2 8.5
1nn2lku win-3 8.7
2cbru3 win-3 8.7
lsvsl5 win-3 8.7
ou6hy4 win-2 8.8
1prqszq win-3 8.8
rqq827 win-3 9.3
nljq32 win-3 9.3
1tz84jv win-2 9.7
1g52921 win-3 10
1sf72gv win-3 10
`;

/** The parts of the list, in the order of the index. */
export const PARTS = [
  () => import('./part-1.ts'),
  () => import('./part-2.ts'),
  () => import('./part-3.ts'),
  () => import('./part-4.ts'),
  () => import('./part-5.ts'),
];
