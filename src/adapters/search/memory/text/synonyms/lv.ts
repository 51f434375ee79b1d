/** Vārdi, kas pircējam nozīmē to pašu: rindā pa grupai. */
export const lv = `
telefons = viedtālrunis = mobilais = tālrunis = mobilais telefons = mobilais tālrunis
televizors = tv
sporta apavi = kedas = botas = krosenes = skriešanas apavi = sporta kurpes
apavi = kurpes
džemperis = hūdijs = jaka ar kapuci
džemperis = pulovers = svīteris
jaka = parka = virsjaka
t-krekls = krekliņš = tkrekls = maika
mugursoma = soma
rokassoma = somiņa = sieviešu soma
maks = naudas maks = portmonē
portatīvais dators = klēpjdators = laptops
dators = pc
planšete = planšetdators
austiņas = headset
skaļrunis = tumbiņa = tumba
lādētājs = uzlādētājs
ārējais akumulators = powerbank = power bank = lādētājbanka
pulkstenis = rokas pulkstenis
viedpulkstenis = viedais pulkstenis = smartwatch
putekļsūcējs = putekļu sūcējs
veļas mašīna = veļas mazgājamā mašīna
tējkanna = elektriskā tējkanna
krūze = tase
dīvāns = sofa
paklājs = grīdsega
lampa = gaismeklis = lukturis
sega = pleds
smaržas = parfīms = aromāts
ritenis = velosipēds = velo
ratiņi = bērnu ratiņi
rotaļlieta = spēļmanta
puzle = puzzle
mīkstā rotaļlieta = plīša rotaļlieta
sievietēm = sieviešu = dāmu
vīriešiem = vīriešu = kungu
bērniem = bērnu = bērns
meitenēm = meiteņu = meitene
zēniem = zēnu = zēns
suņiem = suns = suņu
kaķiem = kaķis = kaķu
saulesbrilles = saules brilles
cepure = cepurīte
šalle = lakats
cimdi = dūraiņi
peldkostīms = bikini
čības = iešļūcenes
zābaki = puszābaki
rotas = bižutērija = juvelierizstrādājumi
dāvana = dāvaniņa
`;
