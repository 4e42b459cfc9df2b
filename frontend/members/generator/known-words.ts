import { activities } from '#frontend/content/activities/activities.ts';
import { dailySlots } from '#frontend/content/season/daily-slots.ts';
import { dailyEvents, lunchCourses, prizes } from '#frontend/content/season/programme.ts';
import { siteName } from '#frontend/content/site.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { monthNames, weekdayNames } from '#frontend/italian/format-date.ts';
import { comparable, tokensOf } from './text-tokens.ts';

/** Every sentence inside a value of the content; addresses and file names are none. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** Words that open a sentence or stand with a capital though they name nobody, and are not in the content. */
const ordinary = `
a ad ai al alcune alcuni alla allora altro anche ancora appena appuntamento arrivederci attività auguri avanti basta bella belle
belli bello ben bene benvenuta benvenute benvenuti benvenuto brava brave bravi bravissima bravissime bravissimi
bravissimo bravo buon buona buone buoni buongiorno buonanotte buonasera capigruppo capitan cara care cari caro casa cento
certo che chi chissà ci ciao ciascuna ciascuno come complimenti con così coppa cosa così creatività cuore da dai dal dalla dall
dalle davvero dei del della delle dello dentro di dopo domani dove due e è ecco ed emozioni era erano evviva estate estivo
fame festa fino foto forza fuori gioco giochi giornata giornate gita grande grandi grazie ha hanno i ieri il in inoltre
insieme intanto invece io la laboratorio le lei li lo loro lui ma mamma mamme mai mani mattina mattinata meglio mentre
merenda mezza mi mille molta molti molto nei nel nella nelle nessuna nessuno niente noi non nostra nostre nostri nostro
nulla nuova nuove nuovo o obiettivi obiettivo ogni ognuna ognuno oggi ok oltre ora ore pace papà parco parola per perché
però pian più poi pomeriggio pranzo prima primo pronti proprio qua qualche qualcuno quale quali quando quante quanti quanto
quattro quella quelle quelli quello quest questa queste questi questo qui quindi referente ragazze ragazzi riassunto sabbia
se sede seguici sei sempre senza sera serata sfida si sì sia siamo signora signore silenzio sole sono sopra sorrisi
soprattutto sotto spazio splash sport squadra squadre staff stamattina stamani stasera su sul sulla super talento tanta
tante tanti tanto te tema ti torneo tra tre tu tutta tutte tutti tutto un una uno uscita va venite vi via vicino viva voi
vostra vostre vostri vostro vuoi zero
app chat dj email english facebook ferragosto got instagram italia italiano natale olimpiadi open day pasqua spa sms tiktok tv
web whatsapp wifi youtube acqua allegria amicizia amici aqua avventura balli bandiera blu circo colori colosseo danza
divertimento energia felicità finale games gelato gialla giallo go gran gruppo kart magia mago mare medaglie mondo musica
musical natura olimpico party pasta pizza premio ricordare risate rossa rosso ruba show teatro tuffi verde villaggio
animatore animatori animatrice animatrici bambina bambine bambini bambino bimba bimbe bimbi bimbo
capovillaggio famiglia famiglie genitore genitori nonna nonne nonni nonno mister coach maestra maestro
`;

/** Words that may be capitalized without being a person's name, in the normal form of `comparable`. */
export const knownWords: ReadonlySet<string> = new Set(
  [
    ...stringsIn([siteName, dailyEvents, dailySlots, lunchCourses, prizes, monthNames, weekdayNames]),
    ...activities.flatMap(({ name, card, page, special }) => stringsIn([name, card.text, page, special])),
    // Without streets and people, who have names.
    ...venues.flatMap(({ name, city, district, garden, lessons, features, page }) =>
      stringsIn([name, city, district, garden, lessons, features, page]),
    ),
    ordinary,
  ].flatMap((text) => tokensOf(text).map((token) => comparable(token.text))),
);
