/** Žodžiai, kurie pirkėjui reiškia tą patį: po grupę eilutėje. */
export const lt = `
telefonas = mobilusis = išmanusis = mobilusis telefonas = išmanusis telefonas = mobiliakas
televizorius = tv = teliko = telikas
sportbačiai = kedai = sportiniai batai = sportiniai bateliai = krosovkės = bėgimo bateliai
batai = avalynė = bateliai
džemperis = bliuzonas = džemperis su gobtuvu = hudis
megztinis = nertinis = puloveris
striukė = parka
marškinėliai = maikutė = palaidinukė = maikė
džinsai = džinsinės kelnės = džynsai
kuprinė = nešiojamas krepšys
rankinė = rankinukas = krepšys = krepšelis
piniginė = portmonė
nešiojamasis kompiuteris = laptopas = nešiojamas = nešiojamasis = notebook
kompiuteris = pc
planšetė = planšetinis = planšetinis kompiuteris
ausinės = ausinukai
kolonėlė = garsiakalbis
kroviklis = įkroviklis = pakrovėjas
išorinė baterija = power bank = powerbank = nešiojama baterija
laikrodis = rankinis laikrodis
išmanusis laikrodis = smartwatch
dulkių siurblys = siurblys
skalbimo mašina = skalbyklė
virdulys = arbatinukas
puodelis = puodukas
keptuvė = petelnė
sofa = minkštas kampas = kanapa
kilimas = kilimėlis
šviestuvas = lempa
pledas = apklotas = antklodė
kvepalai = parfumas = aromatas = kvapas
kremas = veido kremas
vežimėlis = vaikiškas vežimėlis
žaislas = žaisliukas
dėlionė = puzlė = puzzle
pliušinis = minkštas žaislas
moterims = moteriškas = moteris
vyrams = vyriškas = vyras
vaikams = vaikiškas = vaikas
mergaitėms = mergaitiškas = mergaitė
berniukams = berniukiškas = berniukas
šunims = šuo = šuniukas
katėms = katė = kačiukas
akiniai nuo saulės = saulės akiniai
kepurė = kepuraitė
šalikas = skara
pirštinės = kumštinės
maudymosi kostiumėlis = maudymukas = bikinis
apatiniai = apatinis trikotažas
šlepetės = tapkės = tapočkės
botai = guminiai batai
aulinukai = ilgaauliai
papuošalai = bižuterija = juvelyrika
grandinėlė = vėrinys = kaklo papuošalas
stovyklavimas = kempingas
palapinė = šatras
kamuolys = sviedinys
dovana = dovanėlė
`;
