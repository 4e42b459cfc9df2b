/** Common Italian words, easy to say and to type on a phone; none has an accent. */
export const passcodeWords = `
acqua aglio agosto albero albicocca alga allegria alloro altalena amaca amico ananas anatra ancora angolo anguria
aperto aquila aquilone arachide arancia arbusto arco argento aria armadio arpa arrosto asilo asino astro autunno
avena avviso azzurro bacca bagno balcone balena ballo bambola banana banco bandiera barba barca basilico bastone
battello becco bello berretto betulla biglia bilancia biscotto bisonte bosco bottone braccio brezza brodo
bruco bufalo bussola busta cactus caduta calamita caldo calma calzino camino campana campo canale candela canestro
cannella canoa canto capanna capello capra carota carretto carta cascata casco castagna castello catena cavallo
cavolo cedro cena ceppo cera cervo cesto chiave chiodo chitarra ciclamino cielo ciglio ciliegia cima cinema cintura
cipolla circo civetta clima coccio collina colomba colore cometa compasso concerto conchiglia coniglio corallo corda
cornice corona corsa cortile costume cotone cratere crosta cuculo cugino culla cuoco cuore cupola danza
dattero delfino dente deserto diario dicembre disco domani dono dondolo dorato duna edera elefante elica elmo erba
esempio estate fagiolo falco famiglia fanale fango farfalla farina faro fata favola felce felpa fenice festa fetta
fiaba fiamma fienile fiera figura filo finestra fiocco fionda fiore fischio fiume flauto foca foglia folla fontana
forchetta foresta formica forno forte fragola freccia fresco frigo frutta fungo fuoco gabbiano galassia gallo gambero
gatto gelato gelso geranio gesso ghianda ghiro giallo giardino gigante ginepro giorno giostra giugno giungla
gnomo goccia golfo gomitolo gondola grano granchio grappolo grillo grotta gruccia guanto guscio gusto imbuto indaco
inverno iride isola labirinto lago lampada lampone lana lancia lanterna larice lattuga lavagna leone lepre letto
libro lievito lilla limone lince linea liquirizia lira livello lontra lucciola luglio lumaca luna lupo macchina
maggio maglia malva mandorla mango mano mappa marea margherita marmotta martello maschera matita mattino medusa mela
melone menta merenda merlo mese mestolo miele miglio mirtillo molla mondo montagna mora mosaico mulino muro muschio
musica nave nebbia nespola neve nido nocciola noce nodo nonno nota notte nube nuoto oca occhio oceano oliva ombra
ombrello onda orbita orchestra origano orma oro orso ortica orto ostrica ottobre pagina paglia palco palla palma
palude pane panca panda panino panna papavero pasta patata pattino pavone pecora pennello pepe pera pesca pettine
piano piazza pietra pigna pilota pineta pino pioggia pioppo pirata pista piuma pollo polpo ponte porto prato
presepe prugna puledro puzzle quaderno quadro quercia radice ragno rame ramo rana rapa razzo regalo remo riccio
rifugio rima riso riva robot roccia rondine rosa rosmarino rotaia rotolo rubino ruota sabato sabbia sacco salice
salto salvia sandalo sasso scala scarpa scatola schiuma scoglio scoiattolo scopa secchio sedano sedia seme sentiero
sera serpente sesamo sfera siepe silenzio sirena slitta soffio sogno sole sonno sorriso spada spago specchio spiaggia
spiga spugna stagno stella stivale strada struzzo sughero susina tamburo tappeto tartaruga tasca tavolo tazza tegola
telaio tenda terra tesoro tetto tigre timone tinta topo torre torta tramonto treccia treno tromba trota tuffo tulipano
tuono uovo uragano uva valigia valle vapore vaso vela vento verde vespa viaggio vigna viola violino viso vite volo
volpe vulcano zaino zampa zattera zebra zenzero zolla zucca zucchero zuppa
`
  .trim()
  .split(/\s+/);
