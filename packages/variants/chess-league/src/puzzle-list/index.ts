/**
 * The index of the puzzles, as `npm run puzzles -- find` writes it: id, theme, rating and motif.
 * Looked through with seed 3: 368 rounds.
 */
export const INDEX = `
102i04 win-1 1 shot
wx8i48 win-1 1 shot
fpyico win-1 1 shot
12689u7 win-1 1 shot
re6t4b win-1 1.2 shot
108qk3j win-1 1.2 shot
kms86u win-1 1.2 shot
2yfry7 win-1 1.2 shot
1bp6pwf win-1 1.2 shot
17v86o9 win-1 1.2 shot
7jhd8n win-1 1.2 shot
zpvfex win-1 1.2 shot
s26u59 win-1 1.2 shot
1n19k1r win-1 1.3 shot
1idjite win-1 1.3 shot
mk559s win-2 1.3 double-threat
434p2t win-1 1.3 shot
fd76xo win-1 1.3 shot
1xra1kn win-1 1.3 shot
20ltjo win-1 1.3 shot
1t8t45v win-1 1.3 shot
cna2hy win-1 1.3 shot
e7acyw win-1 1.3 shot
zqkmd9 win-1 1.3 shot
7rv3tj win-1 1.3 shot
1i4sljv win-1 1.3 shot
y2cj9v win-1 1.3 shot
1wkfdt1 win-1 1.3 shot
1rks8s0 win-1 1.3 shot
knievw win-1 1.3 shot
74r2kz win-1 1.3 shot
92os4p win-1 1.5 shot
p28o5e win-1 1.5 shot
1xoqhz5 win-1 1.5 shot
16l60r2 win-1 1.5 shot
1atgh8s win-1 1.5 shot
8078am win-1 1.5 shot
1ql9o9n win-1 1.5 shot
xaxlt5 win-1 1.5 shot
1h69d1b win-1 1.5 shot
axcd7n win-1 1.5 shot
nk51eo win-1 1.5 shot
1jg6vsn win-1 1.5 shot
spntnm win-1 1.5 shot
55jzd4 win-1 1.5 shot
sjo91o win-1 1.5 shot
t8mv8q win-1 1.5 shot
r4agfj win-1 1.5 shot
tizll0 win-1 1.5 shot
pchbj0 win-1 1.5 shot
z1om94 win-1 1.5 shot
12c8oih win-1 1.5 shot
1r12w2b win-1 1.5 shot
12iiixj win-1 1.5 shot
20yobn win-1 1.5 shot
r8lsa8 win-1 1.5 shot
12p2a4 win-1 1.5 shot
o62g6g win-1 1.5 shot
fxjs6i win-1 1.5 shot
15qchm7 win-1 1.5 shot
fg2xgl win-1 1.5 shot
r5r60l win-1 1.7 shot
1m2hylo win-1 1.7 shot
4qrlqx win-1 1.7 shot
eyozr9 win-1 1.7 shot
17s9nqp win-1 1.7 shot
1fjlwv7 win-1 1.7 shot
9ua61a win-1 1.7 shot
4vvt2u win-1 1.7 shot
5npgvt win-1 1.7 shot
r92b3j win-1 1.7 shot
r0h4ac win-1 1.7 shot
imn2er win-1 1.7 shot
oq8kwl win-1 1.7 shot
1id9cze win-1 1.7 shot
nbi1nr win-1 1.7 shot
346z29 win-1 1.7 shot
1vtilsu win-1 1.7 shot
y8vk4f win-1 1.7 shot
p3b6pt win-1 1.7 shot
1lxyylz win-1 1.7 shot
abrxmm win-1 1.7 shot
1gy1oby win-1 1.7 shot
1t5yix1 win-1 1.7 shot
1rr1lb8 win-1 1.7 shot
5ztqu5 win-1 1.7 shot
y1jqai win-1 1.7 shot
h968o5 win-1 1.7 shot
636ixr win-1 1.7 shot
1g49qu9 win-1 1.7 shot
lepbfz win-1 1.7 shot
1uqjywr win-1 1.7 shot
edc85 win-1 1.7 shot
lxb5m1 win-1 1.7 shot
2pu91p win-1 1.7 shot
1qq8ad5 win-1 1.7 shot
1bm9ynu win-1 1.7 shot
1ebztdv win-1 1.7 shot
16rpklv win-1 1.7 shot
1k3kp6g win-1 1.8 shot
msx7nd win-1 1.8 shot
6rnkh9 win-1 1.8 shot
1ngv12a win-1 1.8 shot
1qiqcwr win-1 1.8 shot
oqlo21 win-1 1.8 shot
mt7ijx win-1 1.8 shot
ex57i8 win-1 1.8 shot
1pothj5 win-1 1.8 shot
lan8d5 win-1 1.8 shot
1o727th win-1 1.8 shot
1hbn1e1 win-1 1.8 shot
s24v1f win-1 1.8 shot
t3z7qq win-1 1.8 shot
19tgee2 win-1 1.8 shot
o4w8cj win-1 1.8 shot
hle4ai win-1 1.8 shot
op14i5 win-1 1.8 shot
13l270p win-1 1.8 shot
zos4it win-1 1.8 shot
13krpa6 win-1 1.8 shot
1hip5ot win-1 1.8 shot
17w4msh win-1 1.8 shot
1o52d37 win-1 1.8 shot
1gt35pu win-1 1.8 shot
1m5g57c win-1 1.8 shot
l1dzib win-1 1.8 shot
6r81s win-1 1.8 shot
t093ky win-1 1.8 shot
tqs50n win-1 1.8 shot
rspaps save-1 1.8
1k3h9wb win-1 1.8 shot
1e5safc win-1 1.8 shot
1c4exrb win-1 1.8 shot
yoovoe win-1 2 shot
13hb5g3 win-1 2 shot
1n1mbw4 win-1 2 shot
19ow3xx win-1 2 shot
kd4llw win-1 2 shot
1ql6abd win-1 2 shot
8z41pf save-1 2
n5om8 win-1 2 shot
baboqh win-1 2 shot
17rklbp win-1 2 shot
cwhqsv win-1 2 shot
1yuyl3o win-1 2 shot
mwq2mi win-1 2 shot
hrc65n win-1 2 shot
1od9osf win-1 2 shot
plnn16 win-1 2 shot
4c2t26 win-1 2 shot
xd4kd1 win-1 2 shot
n26ffk win-1 2 shot
gjcmbq win-1 2 shot
1v0bjiq win-1 2 shot
muz6wc win-1 2 shot
13xoxq2 win-1 2 shot
cds9ht save-1 2
8ioz4c win-1 2 shot
tjt0qv win-1 2 shot
lduwjt win-1 2 shot
117yovi save-1 2.2
1xqnek7 win-1 2.2 shot
gwdfqx win-1 2.2 shot
15e7zij win-1 2.2 shot
15dcutg win-2 2.2 double-threat
57rsr7 win-1 2.2 shot
18kbw9d win-1 2.2 shot
14ehmw0 win-2 2.2 pass
1mjy0p9 save-1 2.2
9w2dqo win-1 2.2 shot
as8loj win-1 2.2 shot
6h60jh win-1 2.2 shot
v0i74i win-1 2.2 shot
gh2wqo win-1 2.2 shot
1ricykc win-1 2.2 shot
1wdw0hu win-1 2.2 shot
18janfs save-1 2.2
dap1xw win-1 2.3 shot
1ao91v3 win-1 2.3 shot
1617bee win-1 2.3 shot
1ysokf3 win-1 2.3 shot
gkeqe0 win-1 2.3 shot
wdqrhl save-1 2.3
lnx01d win-1 2.3 shot
md0wu save-1 2.3
s0cp9n win-2 2.3 pass
1sd8rzd save-1 2.3
ofssuc win-1 2.3 shot
ax56ff win-1 2.3 shot
151259b save-1 2.5
x62iw6 win-2 2.5 pass
15dfxjn win-2 2.5 double-threat
l6qrns save-1 2.5
ay15g1 win-2 2.5 hanging
145yd7w save-1 2.5
1dy9mhj win-2 2.7 double-threat
kk2c5o save-1 2.7
x80hjd win-2 2.7
1ostxzu save-1 2.7
lk76c0 save-1 2.7
zzt0qg win-2 2.7 pass
xjy17n win-2 2.7 pass
u035f8 win-2 2.7 pass
ft1pzr save-1 2.7
dx73d9 save-1 2.7
12aq2ly save-1 2.8
1neyenn save-1 2.8
1be4ipn win-2 2.8 pass
mo55ud save-1 2.8
yotupf save-1 2.8
idn1tk win-1 2.8 shot
rq9mi3 win-2 2.8 double-threat
nd8bdo save-1 2.8
9lvkus save-1 2.8
3hp08b save-1 2.8
nmfpv0 save-1 2.8
hgqy43 save-1 2.8
1rg76uy save-1 2.8
1cpi1bw save-1 2.8
831n9x save-1 2.8
mkwfop save-1 2.8
1txe7g5 save-1 2.8
9zaqel save-1 2.8
1yzfiy4 save-1 2.8
4qde5g win-2 2.8 hanging
b9539s save-1 2.8
1882j3g save-1 2.8
1ptyste save-1 2.8
hd2ub6 save-1 2.8
ibqmel save-1 3
y0ea2h save-1 3
b1t8c4 win-2 3 hanging
8nydc7 save-1 3
1ggxi7i save-1 3
1tvuky4 save-1 3
1nwuc4q save-1 3
1akk45m win-2 3 pass
1lsm2z2 save-1 3
1a4nbxb save-1 3
2693pp save-1 3
vuxk3m win-2 3
1od8zeu save-1 3
j8ilni win-2 3 double-threat
1eyf2zu save-1 3
3xqyk save-1 3
1swey2c save-1 3
1rxqs9r win-2 3 double-threat
1n4xoxk save-1 3
1jp85za save-1 3
1axibrt win-2 3 hanging
1vhwr8x save-1 3
1s7sk6t save-1 3
xnr1c9 save-1 3
rbmmp6 win-2 3 double-threat
fw7fq8 save-1 3
flo5k0 save-1 3
11bjvq9 save-1 3
1vdu4ok save-1 3
q0zb7p win-2 3 double-threat
838d9i save-1 3
jkfr6u save-1 3
16h7kvp win-2 3 hanging
e3b7ou save-1 3.2
usgvh8 win-2 3.2 hanging
1y90u16 win-2 3.2
12lfgun save-1 3.2
dq6eqk win-2 3.2 pass
9ehzg5 save-1 3.2
ipvdwg save-1 3.2
pai9tw win-2 3.2
rcf99l win-2 3.2 pass
des0ih save-1 3.2
132hy1n win-2 3.2 hanging
1xes7hv save-1 3.2
1mqh9we win-2 3.2 pass
f30fl6 save-1 3.2
1nbn16t save-1 3.2
13elyxj save-1 3.2
1b7e2ui win-2 3.2
jimnw8 save-1 3.2
12hdayj save-1 3.2
u6kcho win-2 3.2 pass
1ygjkwm save-1 3.2
24mojt save-1 3.2
10cszyp save-1 3.2
71png2 save-1 3.3
1r3poey save-1 3.3
1kqpsjl save-1 3.3
ox7xg3 save-1 3.3
tl7sat win-2 3.3 double-threat
as81ir win-2 3.3 double-threat
t3mluj win-2 3.3 pass
1vtxcoa save-1 3.3
4uxpz0 win-2 3.3 double-threat
1vkh8pc save-1 3.3
133dq02 save-1 3.3
v96x9c win-2 3.3 pass
1vfvq2s save-1 3.3
1r5q9a save-1 3.3
19aacee save-1 3.3
oxpskx save-1 3.3
yyhxkm win-2 3.3 pass
1othh9e save-1 3.3
1uujzd0 save-1 3.3
17ae0s8 win-2 3.3
x3h3wo save-1 3.3
1e0uy02 win-2 3.3 pass
jiw7yz win-2 3.3
1xqnwns save-1 3.3
2ko12y save-1 3.3
18tq5zs save-1 3.3
1tgze3r save-1 3.3
8ump8l win-2 3.5
kqgkd5 save-1 3.5
1swctkm save-1 3.5
ozuz9m save-1 3.5
yttoiz save-1 3.5
1vqdv3g save-1 3.5
1borws0 save-1 3.5
erjlg5 save-1 3.5
1wfm3ig save-1 3.5
1aywd1p win-2 3.5 pass
143hpiu save-1 3.5
1r3ttj1 save-1 3.5
1ez3lsp win-2 3.5 double-threat
16ago9 save-1 3.5
1h8h9ku win-2 3.5 double-threat
19xe1sn win-2 3.5
q4ioza save-1 3.5
17nmrlm save-1 3.5
1qepwxe win-2 3.5 double-threat
1qvuqd7 save-1 3.5
1eygosz win-2 3.5
825amb win-2 3.5
f7nsd6 save-1 3.5
iyqz3o save-1 3.5
1iagwij win-2 3.5
114c3it save-1 3.5
12t3uvp win-2 3.5
5wkew6 save-1 3.5
8xr3i1 win-2 3.5 pass
p6yygj save-1 3.5
11g5k4h win-2 3.5
1ey5ch1 save-1 3.5
jworas save-1 3.5 hanging
1rkx9y9 win-2 3.5
19i2qxs save-1 3.7
1tdkvpu win-2 3.7
1gv6sdd save-1 3.7
1irpjrc save-1 3.7
wrhd6n win-2 3.7 pass
1wwid0y save-1 3.7
9ub7zt save-1 3.7
1ypfpda save-1 3.7
akotq3 win-2 3.7 double-threat
kvv95e win-2 3.7
1ng1mhp win-2 3.7 pass
16j7v5l win-2 3.7
9n646y save-1 3.7
vl35q0 save-1 3.7
sd9fk5 win-2 3.7 hanging
49kvvu save-1 3.7
1gy1a88 win-2 3.7 hanging
1nub2gp win-2 3.7
1lkahww win-2 3.7 pass
16f8bhu win-2 3.7 hanging
1qg1xj0 save-1 3.7
e1vt8 win-2 3.7
eagu4l save-1 3.7
ndug5z win-2 3.7 pass
e3n8zx win-2 3.7 pass
1x37cx6 save-1 3.8
1yins7h save-1 3.8
2m3fcx win-2 3.8 pass
gy16lb win-2 3.8 double-threat
552zoh save-1 3.8
1lp3szd win-2 3.8
5fhv8a win-2 3.8
1udrtrt win-2 3.8
z198ph save-1 3.8
4vedzn save-1 3.8
1ub7le5 win-2 3.8
1pz5sup win-2 3.8 pass
zvicfe win-2 3.8
a449vn save-1 3.8
10qbf2i win-2 3.8
4f8uqk win-2 3.8
2khug9 win-2 3.8
sm2xkx win-2 3.8
1htlp9s save-1 3.8
187frj9 win-2 4 hanging
xam6p2 win-2 4
eh5izn win-2 4
1c6fxhu save-1 4
k3kzbh win-2 4
1j1x2qg save-1 4
1t5ytkr save-1 4
orzh2s win-2 4
qnlj8p win-2 4
f32o45 win-2 4 double-threat
1xxsl5v win-2 4
zhs5jn save-1 4
5or7r6 win-2 4
pyp0wa win-2 4
q0tqfz win-2 4 pass
1b3kks4 win-2 4
1e0dvxw win-2 4 pass
86m428 win-2 4 hanging
4c1wtf win-2 4 pass
19b67ec win-2 4
ewl5nm save-1 4
vgzbgc win-2 4 hanging
xsxigl win-2 4
1um2p00 win-2 4
1vm9qyq win-2 4
14qrdi win-2 4 double-threat
9uyxgd save-1 4
hg8632 win-2 4
10wv6js win-2 4.2
9el0jn win-2 4.2 pass
dlrd1c win-2 4.2
42nmd3 win-2 4.2
dg76hg win-2 4.2
184armr save-1 4.2
15uq6z8 win-2 4.2 pass
nwtx0m win-2 4.2
17ewz3q win-2 4.2 double-threat
1kd2l99 save-1 4.2
ofy989 win-2 4.2 hanging
1cphx9u win-2 4.2
15ufzgx win-2 4.2
1q0kf7c win-2 4.2
5qhggq win-2 4.2
uizfm9 save-1 4.2
1f685qg win-2 4.2
1wf8cwz win-2 4.2 double-threat
ig9o39 save-1 4.2
8sa1d9 save-1 4.2
1xbpplk win-2 4.2 hanging
rg9pma save-1 4.2
19amvkz win-2 4.2
9by5lx save-1 4.2
1qm744g win-2 4.2
afwq6u win-2 4.3
1ijkynv win-2 4.3 pass
107x2rw win-2 4.3
u4xjsk win-2 4.3
45s7t9 win-2 4.3 pass
11n2p7k win-2 4.3
95j01l win-2 4.3
1yduqyo win-2 4.3 pass
tes4c7 win-2 4.3 hanging
69txku win-2 4.3
7ht4rp win-2 4.3
4gg50i win-2 4.3 hanging
1ybv2b7 win-2 4.3 pass
fjm7lo win-2 4.3
pgecg1 win-2 4.3
1m0jt93 win-2 4.3
1kpuofl win-2 4.3 hanging
zm9b53 win-2 4.3
3b4fa5 win-2 4.5 double-threat
orr6ex win-2 4.5
1mrkgwx win-2 4.5
13x0ts1 win-2 4.5
1ymd64f win-2 4.5 double-threat
1ejwj55 win-2 4.5
vkkzq6 win-2 4.5 pass
skmi0h win-2 4.5
1wycp6f win-2 4.5
1l4tsze win-2 4.5 double-threat
1oqkgvl win-2 4.5 pass
18f2ev2 win-2 4.5
16yxe7y win-2 4.5 pass
1yc8mja win-2 4.5
183ilye save-1 4.5
t73pj2 save-1 4.5
1c7ras9 win-2 4.5
1an274x win-2 4.7
kougkg win-2 4.7 double-threat
jtr0as win-2 4.7
1oa3quh win-2 4.7
1f8vmhh win-2 4.7
k4mm5k win-2 4.7
1yaqb78 win-2 4.7
yyxnjg win-2 4.7
olrzs1 win-2 4.7
2pmotu win-2 4.8
5nrmkj win-2 4.8
3vaxrj win-2 4.8
alndpf win-2 4.8
1wa0e49 win-2 4.8
1y0rw11 win-2 4.8
397f4u win-2 4.8
1ij0wg8 win-2 4.8
1rleqru win-2 5
1iwh380 win-2 5
v9acd8 win-2 5
g5tfn6 win-2 5.3
uaqd1 win-2 5.5
`;

/** The parts of the list, in the order of the index. */
export const PARTS = [
  () => import('./part-1.ts'),
  () => import('./part-2.ts'),
  () => import('./part-3.ts'),
  () => import('./part-4.ts'),
  () => import('./part-5.ts'),
];
