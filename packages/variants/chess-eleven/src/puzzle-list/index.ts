/**
 * The index of the puzzles, as `npm run puzzles -- find` writes it: id, theme, rating and motif.
 * Looked through with seed 3: 2136 rounds.
 */
export const INDEX = `
1i8haqu win-1 1.7
1l6f2yf win-1 1.7
f77umy win-1 1.7
1fciknz win-1 1.7
1tnenck win-1 1.8
3cix4e win-1 1.8
1wmc1ac win-1 1.8
120gxib win-1 1.8
1k6ez26 win-1 1.8
14tvqdz win-1 1.8
tk9e1g win-1 1.8
1hgbiou win-1 1.8
s5xr4e win-1 2
w9o7xm win-1 2
15mar4x win-1 2
1xbqs3i win-1 2
18t4f1p win-1 2
6ok5aq win-1 2
q92e9u win-1 2
1bccntx win-1 2
1n8ejvb win-1 2
tlh3r0 win-1 2
1xtx55n win-1 2
602otk win-1 2
1k5eu3b win-1 2
14mxb0t win-1 2
g303aa win-1 2.2
40kahx win-1 2.2
2qgxz3 win-1 2.2
lvc07t win-1 2.2
19hcdc win-1 2.2
guf04y win-1 2.2
5gbzcw win-1 2.2
1o63f04 win-1 2.2
nfrlb0 win-1 2.2
1k69iyb win-1 2.2
qm87q3 win-1 2.2
hksrcp win-1 2.2
gab3o0 win-1 2.2
14iamt7 win-1 2.2
n5tr9h win-1 2.2
130g4jc win-1 2.2
nixlqr win-1 2.2
15opxl4 win-1 2.2
1s6o08w save-1 2.2 hanging
cnw9pe win-1 2.2
13fzohq win-1 2.2
gra9oj win-1 2.3
wh3tqn win-1 2.3
orivlg win-1 2.3
1b7pc5v save-1 2.3 hanging
n1xlob win-1 2.3
17ztgjf win-1 2.3
1dijwof win-1 2.3
ftzc9c win-1 2.3
1crqwqa win-1 2.3
1ozeg2d win-1 2.3
1hgdnbd win-1 2.3
ncmejf win-1 2.3
bi6v7p win-1 2.3
13i8bzi win-1 2.3
1sg7r1r win-1 2.3
1j0y7qw win-1 2.3
1mwv3ks win-1 2.3
oy1jw5 win-1 2.3
d77oks win-1 2.3
hai8eq win-1 2.3
1j6hvop win-1 2.3
16e8klm win-1 2.3
1hvxlth win-1 2.3
17d0qld win-1 2.3
zgyri5 win-1 2.3
13adep9 win-1 2.3
1jww6la win-1 2.3
190qo0c win-1 2.3
apws1f win-1 2.3
75wehm win-1 2.3
k18s7o win-1 2.3
dn45rg win-1 2.3
13frff6 win-1 2.3
vpyple win-1 2.3
1fxq2a3 win-1 2.3
e2gq6q win-1 2.5
1l7e11m win-1 2.5
1nfn1ai win-1 2.5
1psvgxs win-1 2.5
s0or68 win-1 2.5
1rw6azp win-1 2.5
12vjns9 win-1 2.5
rgarp2 win-1 2.5
11j8shx win-1 2.5
ccyoos save-1 2.5 hanging
1urf1p0 win-1 2.5
12uk2wx win-1 2.5
dt7oo9 win-1 2.5
1lsmybo win-1 2.5
sv2kw save-1 2.5 hanging
1bh8was win-1 2.5
1k9icth win-1 2.5
ojdnhv win-1 2.5
1l85yr7 win-1 2.5
1dmn93p win-1 2.5
1cmqu0o win-1 2.5
1t2cd2b win-1 2.5
1bhs81j win-1 2.5
kfn5y1 win-1 2.5
1qc6sr8 win-1 2.5
18th78a win-1 2.5
1p16uos win-1 2.5
tz4lfe win-1 2.5
13gr2vy win-1 2.5
1r5sp7 win-1 2.5
z35yns win-1 2.5
f6ugj1 win-1 2.5
k5kn86 win-1 2.7
w28ejc win-1 2.7
t812pv win-1 2.7
1u9dlra win-1 2.7
n4f1fz win-1 2.7
12zcaw win-1 2.7
hg76tb win-1 2.7
1mt4hck save-1 2.7 hanging
1xghkvx win-1 2.7
1al3c84 win-1 2.7
1yi9tt win-1 2.7
1b0rpag win-1 2.7
1w27yps win-1 2.7
1qqybeg win-1 2.7
qnxjqp win-1 2.7
1goh2wb win-1 2.7
1qtvltu save-1 2.7 hanging
1qf5yfu win-1 2.7
1lgj6v win-1 2.7
15zv1lt win-1 2.7
1ha1f6i win-1 2.7
1b85byw win-1 2.7
2xk0fw win-1 2.7
1fu2k8a win-1 2.7
nr35zt win-1 2.7
1jvu8l0 save-1 2.7 hanging
lsdoos win-1 2.8
aly54l win-1 2.8
8550hl win-1 2.8
1ntbsls win-1 2.8
126vx5m win-1 2.8
gwmbe8 win-2 2.8 hanging
11wyiuh win-1 2.8
1xrymh2 win-1 2.8
11w7qxe win-1 2.8
1m8hrxk win-1 2.8
1mj1av1 win-1 2.8
17vgjmu win-1 2.8
4slygy win-1 2.8
nh1q7e win-1 2.8
jmwfm8 win-1 2.8
gu8mcf win-1 2.8
1b7b94y win-1 2.8
w9o9ns win-1 2.8
60gca7 save-1 3 hanging
14k1yyy win-1 3
1n3dqh2 win-1 3
16zze37 save-1 3 hanging
rc3vso win-1 3
19al5tq win-2 3 hanging
9pj20i save-1 3 hanging
1a1yjye win-1 3
1oya02e save-1 3.2 hanging
1tn5ezr win-1 3.2
7dggyn save-1 3.2 steal
1hlah24 save-1 3.2 hanging
1ep1cjo win-1 3.2
345oq win-2 3.2 hanging
ztfgv4 win-1 3.2
17ewtrk win-1 3.2
txn64x save-1 3.3 steal
gercpq win-2 3.3 hanging
1ssfp5i save-1 3.3 hanging
1h91xwg win-1 3.3
1rkt0lz win-1 3.3
tm3uby save-1 3.3 hanging
l544qe win-1 3.3
40jbtf win-2 3.5 hanging
1uur5eg save-1 3.5 hanging
tivzxn save-1 3.5 hanging
15azr2z win-1 3.5
32wc3o save-1 3.7
qt1a0i win-1 3.7
1beqj69 win-1 3.7
337tw0 save-1 3.7
dk2qtq save-1 3.7
1hbkdfe save-1 3.7
jsdr8u win-2 3.7 hanging
15lb19p win-1 3.8
1pyjpve win-1 3.8
1qwe2f win-1 3.8
mdbj96 win-2 3.8 steal
6kndw5 win-2 3.8 hanging
uyibis win-2 3.8
1fmlw9r win-2 3.8
15j66oe win-2 4 hanging
1ok4158 save-1 4
1a8jhy0 save-1 4
uz53sa win-2 4 hanging
19jt2km win-2 4 hanging
xwm6nn win-1 4
ahwwxn win-2 4 hanging
1wwgps0 win-2 4 hanging
1w9lz55 win-2 4 hanging
ya2q7r win-2 4 hanging
1iay4l save-1 4
1c25bp9 save-1 4 hanging
1xn79su win-2 4.2 steal
1gih0sd win-2 4.2
5ve8ru win-1 4.2
n1p44u win-2 4.2
toddxe win-2 4.2 steal
15qlepn save-1 4.2
1egj4tj win-2 4.2 steal
1df2b1w win-1 4.2
1aqv5ie save-1 4.2
q6foz4 win-2 4.2 hanging
6a88og win-1 4.2
1wl1jnl win-2 4.2 hanging
11nutb8 win-2 4.2 hanging
4d07n1 win-2 4.3 hanging
zzurns win-1 4.3
gw5fp win-2 4.3 hanging
mtez8v win-2 4.3 hanging
pjrow0 win-1 4.3
18wucrw save-1 4.3
sf4bqm win-2 4.3 hanging
1x9d28v win-2 4.3 hanging
16ilhiv win-1 4.5
vi934s win-2 4.5
1tewypj win-1 4.5
qtjr7v win-2 4.5 hanging
169i2ee win-2 4.5 steal
1yk603y win-2 4.5 hanging
1pzawgm win-2 4.5
102v2rw save-1 4.5
1j0d2ng win-2 4.5 hanging
14sz6aj win-2 4.5
i5kmxw save-1 4.5
te2w2d win-2 4.5
1n879zp win-2 4.5
1vxvyy6 win-1 4.5 shot
124sxbx win-2 4.5 hanging
15eed1a win-2 4.5
h9nrpx win-2 4.5
x4mzez save-1 4.7
1nbzkyk win-2 4.7 hanging
tyey0s win-2 4.7 hanging
1b1yn4x win-2 4.7
1qz7yjw win-2 4.7 hanging
1gg98lq win-2 4.7 hanging
1ijitdz win-2 4.7 hanging
1lwsyh5 save-1 4.7
ko0mfc win-2 4.7
1fukd8d win-2 4.7 steal
12j9ig0 win-1 4.7
yg6ma6 win-2 4.7 hanging
1qw7mto win-2 4.7
n23mkq win-2 4.7 hanging
1dz6ckj win-1 4.7
ij9k9r win-2 4.7 hanging
16ys9kh save-1 4.7
1ckq45c win-2 4.8 hanging
mhin7m save-1 4.8
bxye46 win-2 4.8
50rzte win-2 4.8 hanging
9zwttj save-1 4.8
13xx2b2 win-1 4.8
g27loi win-2 4.8 steal
t2amiq win-2 4.8 hanging
258sf0 win-2 4.8 steal
6r2iwn win-1 4.8
1lgo58z save-1 4.8
1wpzyrh win-2 5
k0u9ip win-2 5
1s5f072 win-2 5
h4wrl win-2 5
i72s3d win-2 5
k7tn41 win-2 5
19cbtfr win-2 5
1lhiz7g win-2 5.2
h8nl2m win-2 5.2 hanging
1fap2tp win-2 5.2 hanging
1iwy58m win-2 5.2
er1txf win-2 5.2 hanging
badvd2 save-1 5.2
calfb win-2 5.2
7krrpz win-2 5.2 hanging
1q5pby3 win-2 5.2 steal
s9ay7y win-2 5.2 hanging
12a6nny win-2 5.3
1rohvsc win-2 5.3
16s2x82 win-2 5.3 hanging
uzyudj win-2 5.3
1bpx0qb win-2 5.5
1laskeb win-2 5.5 pass
1esobbi win-1 5.5
1oafhqb win-2 5.5
cscm2k win-2 5.5
1kxesma win-2 5.5 steal
12rqpsj win-2 5.5 hanging
1ffuuzp win-2 5.5 hanging
sbaehh win-1 5.5
1j8osvr win-2 5.5 hanging
t9mz7x win-2 5.7 hanging
5w2h4n win-1 5.7
b8ju7d win-2 5.7
16nihb0 win-2 5.7
2pomsw win-2 5.7 hanging
17x6dsx win-2 5.7
1kyrzsf win-2 5.7 steal
1hlzoj2 win-2 5.7
1hsfv1m win-2 5.7
13u2pak win-2 5.8
vdevo9 win-2 5.8
1ioucm6 win-2 5.8 pass
1w4at63 win-2 5.8 pass
1ylk2k win-2 5.8
1j7mdca win-2 5.8
1bc48kd win-2 5.8
go8i07 win-2 5.8
o3yg6d win-2 5.8 pass
14froxn win-2 5.8 hanging
13sus1r win-2 5.8 pass
j67hw4 win-2 5.8 hanging
1oge1hn win-2 5.8 pass
xm4vc4 win-2 5.8
q99r0 win-1 5.8
1c1w7f2 win-2 5.8 steal
1qe3sd4 win-2 6 pass
6dqet6 win-2 6 hanging
130z366 win-1 6
xvwb4y win-2 6 pass
o8eawi win-2 6 hanging
pzo0sc win-2 6 pass
1e5x9we win-2 6 pass
1ldlgwn win-2 6 pass
1c07uyx win-2 6 pass
1lmfwy2 win-2 6 hanging
zyvm0r win-2 6 pass
1awg80k win-2 6 pass
5blzo8 win-2 6
144t0z win-2 6
1kielu9 win-2 6
1iw208i win-2 6 pass
1991pdu win-2 6
15a6o4u win-2 6 hanging
1wfnc6v win-2 6 pass
1mu8gym win-1 6
1h4lew8 win-2 6
119sr4k win-2 6 pass
1osoe6d win-2 6 hanging
k14nb6 win-2 6
v0c2l3 win-2 6 hanging
b6v1mc win-2 6.2
1efuafy win-2 6.2 pass
rv452q win-2 6.2 pass
fws6xn win-2 6.2
1ic1m67 win-2 6.2 hanging
wj6c4m win-2 6.2 hanging
1jc5v3b win-2 6.2
1gfcu6g win-2 6.2 pass
9t05sk win-1 6.2
g0xbdy win-2 6.2
10c59xd win-2 6.2 hanging
3z3w98 win-2 6.2 hanging
myj13l win-2 6.2 pass
hpbfyc win-2 6.2
htszha win-2 6.2
wuupfr win-2 6.2
1d0vhg win-2 6.2
1lxg71b win-2 6.2
5y1rg5 win-2 6.2
mn2iw7 win-2 6.2 pass
1hm8b7q win-2 6.2 hanging
q66qzt win-2 6.2 pass
1uqbzmv win-2 6.2 hanging
4pv8em win-2 6.2 pass
4ulez win-2 6.2 pass
eekw2b win-2 6.3
1eq78m8 win-2 6.3
1iu2di1 win-2 6.3
1eyi4l1 win-2 6.3
1rlsj1o win-2 6.3 hanging
xb9lrs win-2 6.3
5miy7a win-2 6.3 pass
tzu9kp win-2 6.3
12gww6t win-2 6.3 hanging
1slw7r4 win-2 6.3
1s0jg2k win-2 6.3
11hjqs3 win-1 6.3
ti831j win-2 6.3
b1od1u win-1 6.3
yljeby win-2 6.3 pass
lk7egs win-2 6.3
6nnhy6 win-2 6.3 pass
9hde31 win-2 6.3 pass
1ehm37g win-2 6.3 pass
7uu9y4 win-2 6.3
1ea15yh win-2 6.3
1ozbl8m win-2 6.3
13lztr2 win-2 6.3
3uwrrd win-2 6.3
174lre4 win-2 6.3
1k540ny win-2 6.3
1x5y166 win-2 6.3
1296nhu win-2 6.3
1bjdnko win-2 6.3 pass
1u96zi1 win-2 6.3
1vlkznd win-2 6.3
1ouwgms win-2 6.5
hkb4iu win-2 6.5
wqvsp3 win-2 6.5
nnclor win-2 6.5 pass
1t36qb win-2 6.5
dhfw4t win-2 6.5
2si6rs win-2 6.5
5pat8e win-2 6.5 pass
flq05n win-2 6.5
ub0tiy win-2 6.5
gwmprf win-1 6.5
17z9ov1 win-2 6.5
6n7gz6 win-2 6.5
1heeiij win-2 6.5
18kua14 win-2 6.5
1wlvv2n win-2 6.5
1fcot7g win-2 6.5
qu2y97 win-2 6.5
13fi7ox win-2 6.5 hanging
7dqyr1 win-2 6.5
anwt18 win-2 6.5 hanging
11mtf6s win-2 6.5 pass
1y21kc0 win-2 6.5
h8hc7d win-2 6.5
1sjskz0 win-2 6.5
5yxob7 win-2 6.5 hanging
t5zyo win-2 6.5 pass
c4fm17 win-2 6.5
wtnk6g win-2 6.5 pass
h2iq8k win-2 6.7 pass
6lbiky win-2 6.7 pass
1upns5l win-2 6.7
2ofsra win-2 6.7
1amre5x win-2 6.7
7gyi4w win-2 6.7 pass
a7bvox win-2 6.7
23e6sb win-1 6.7
lztarz win-2 6.7 hanging
1u4ijnb win-2 6.7 pass
gtw8jb win-2 6.7
euyccl win-2 6.7 pass
1fb118k win-2 6.7
1tc3jfo win-2 6.7
cssi63 win-2 6.7
1xte8oy win-2 6.7
1eo9vpw win-2 6.7 pass
xj47pp win-2 6.8
1lsz2an win-2 6.8
hr25xi win-2 6.8
1c5krrd win-1 6.8
1ne7d6b win-2 6.8
ljn4wv win-2 6.8 pass
ffijn9 win-2 6.8 hanging
rf8s4v win-2 6.8 pass
wnr034 win-2 6.8
yh1p97 win-2 6.8 hanging
1h5h14d win-2 6.8 pass
1vpiy09 win-1 7
ezjmf1 win-2 7
1khyr4a win-2 7 pass
jt1sf win-2 7
167wpc9 win-2 7 hanging
1au4375 win-1 7.2
5gjoya win-2 7.2
1btkbcn win-2 7.2
qyocb7 win-2 7.2 steal
1u2m82k win-2 7.2 pass
cnb8r9 win-2 7.2 pass
g8iyfj win-2 7.2
1m7a0ml win-2 7.2 hanging
12z7emr win-2 7.2
18uqaod win-2 7.2
15ymw9c win-2 7.3 hanging
1iluswy win-2 7.3 pass
1uiulj2 win-2 7.3
1aahko7 win-2 7.3 hanging
1s7km0b win-2 7.3 hanging
89tq0z win-2 7.3 hanging
1hwvtf6 win-2 7.5
uqgkly win-1 7.5
sv4bgf win-2 8.2
s3fy41 win-2 8.3
1bv5i67 win-2 8.3
ya3ba0 win-2 8.7
hroob6 win-2 9
107tupj win-2 9
`;

/** The parts of the list, in the order of the index. */
export const PARTS = [
  () => import('./part-1.ts'),
  () => import('./part-2.ts'),
  () => import('./part-3.ts'),
  () => import('./part-4.ts'),
  () => import('./part-5.ts'),
];
