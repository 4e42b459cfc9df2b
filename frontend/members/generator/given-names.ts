/** Frequent given names of children in Italy that are no other word, in lower case with their accents. */
const names = `
abdul abdullah achille ada adele adriana adriano agata agnese ahmad ahmed aicha aisha alberto alessandra alessandro
alessia alessio alex alexandra alexandru alexia alice alina alì amalia amelia amina amir amira ana anastasia andrea
andrei andrej angela angelica anita anna annalisa antonella antonia antonio arianna arturo aryan asha aya ayan ayla
beatrice benjamin bernardo camilla carla carlo carlotta carolina caterina cecilia cesare chloe christian cristian
cristina daniel daniela daniele david davide debora denis diego dmitri domenico edoardo elena eleonora elettra elia
elisa elisabetta elsa emanuele emilia emiliano emilio emily emma enea enrico enzo eric erika ernesto esther ethan
ettore eva evelyn fabio fabrizio fatima fatou federica federico filippo flavia flavio francesca francesco gabriel
gabriele gabriella gaetano giacomo giada giancarlo gianluca gianmarco gianni ginevra gioele giorgia giorgio giovanna
giovanni giulia giuliano giulietta giulio giuseppe giuseppina greta guglielmo guido hamza hana hassan ian ibrahim igor
ilaria imane ines ingrid irene isabel isabella isabelle ismael ivan jacopo jaden jakub james jasmine jason jennifer
jessica joel john jonathan josef joseph joshua josip josé julia julian karim karima karol katia kevin khadija kiara
kofi ksenia lara laura lavinia layla leila leonardo letizia liam lidia liliana lina lisa livia lorena lorenzo louis
luca lucas lucia luciano lucrezia ludovica ludovico luigi luis luisa luka maddalena maksym malak mamadou manuel
manuela mara marcello marco maria mariam mariana marianna mario marta martin martina martino maryam massimiliano
matilda matilde matteo mattia maurizio maya melissa michael michela michele micol miguel mihai mirko mohamed mohammad
mohammed moussa muhammad nadia naomi natalia nathan nathaniel niccolo niccolò nicola nicolas nicole nicolo nicolò
nikita nina noa noah noel noemi nora nour noè oksana olga olivia omar oscar osvaldo pablo paola paolo patrick patrizia
pedro penelope pietro priya rachele rafael raffaele raffaella rania rashid raul rebecca riccardo rita roberta roberto
rocco rodrigo romeo ruben ryan saad salma salvatore samanta samantha samira samuel samuele santiago sara sarah
sebastian sebastiano sergio silvia simona simone sofia sophia sophie stefan stefania stefano susanna sveta tania
tatiana teodora teodoro teresa thomas tiziana tiziano tobia tomas tommaso umberto valentina valentino valeria valerio
vanessa veronica victoria vincenzo virginia vladimir walter william xavier xin yara yasmin yasmine youssef yuri yusuf
zahra zeynep zoe zoë łukasz
`;
/** Given names that are also words: names with a capital alone. */
const wordNames = `
ale ali alma amanda ambra angelo aria aurora bea benedetta benedetto bianca bruno carmine celeste chiara costanza
cristiano dante dario diana eli elio fede fulvia gaia gloria iris leo leone lia linda lorena luna margherita marina
max mia mila mina morgana nico pasquale perla rosa sam samy sana serena stella teo tom tommy viola
`;

const setOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const anyCase = setOf(names);
const withCapital = setOf(wordNames);

/** True for a frequent given name; one that is also a word needs a capital. */
export const isGivenName = (word: string): boolean => {
  const lower = word.toLocaleLowerCase('it').normalize('NFC');
  return anyCase.has(lower) || (withCapital.has(lower) && /^\p{Lu}\p{Ll}/u.test(word));
};
