import { formatOfDay, formatOnDay, formatToDay, formatWeekdayAndDay } from '#frontend/italian/format-date.ts';
import { seasonNotice } from '../organisation/organisation.ts';
import { siteName } from '../site.ts';
import type { IsoDay } from '../types.ts';
import { type Calendar, season } from './season.ts';
import { seasonText } from './season-text.ts';

const summer = `l’estate ${seasonText.year}`;
const { enrolmentFrom } = season;
const withYear = (text: string, day: IsoDay) => `${text} ${day.slice(0, 4)}`;

/** A sentence for each state of the season; empty where these dates cannot lead to it. `venues`: if they may end earlier. */
const sentences = ({ firstDay, lastDay }: Calendar, open: string, ended: string, venues?: Calendar) => {
  const earlier = venues?.lastDay && venues.lastDay !== lastDay ? venues.lastDay : null;
  const inVenues = (say: (day: IsoDay) => string) => (earlier ? `, nelle sedi ${say(earlier)}` : '');
  return {
    announced: firstDay && lastDay ? '' : `Le date del${summer} sono in arrivo: le trovi qui appena decise.`,
    toCome: enrolmentFrom ? `Le iscrizioni aprono ${withYear(formatOnDay(enrolmentFrom), enrolmentFrom)}.` : '',
    enrolling: firstDay ? `Si parte ${withYear(formatOnDay(firstDay), firstDay)}.` : '',
    running: lastDay
      ? `${open} fino ${withYear(formatToDay(lastDay), lastDay)}${inVenues((day) => `l’ultimo giorno è ${formatOnDay(day)}`)}.`
      : '',
    over: lastDay
      ? `${ended} ${seasonText.year} si è conclusa ${withYear(formatOnDay(lastDay), lastDay)}${inVenues(formatOnDay)}. Le nuove date le trovi qui appena decise.${seasonNotice ? ` ${seasonNotice}` : ''}`
      : '',
  };
};

/** One of these stands wherever the season is spoken of, by the moment of the visit. */
export const seasonStates = {
  season: sentences(season.general, 'Il centro estivo è aperto', 'L’estate', season.venues),
  venues: sentences(season.venues, 'Nelle sedi si gioca', 'Nelle sedi l’estate'),
  closed: (reopens: IsoDay) => `Il centro estivo è chiuso: riapre ${formatWeekdayAndDay(reopens)}.`,
  /** Of which day the states are, where no script follows them. */
  updated: (day: string) => `Aggiornato il ${day}.`,
  toBeConfirmed: 'Apertura da confermare: non pagare finché non lo confermiamo.',
  noWeekLeft: `Le iscrizioni per ${summer} sono chiuse.`,
  /** The next week that can still be paid. */
  payBy: (monday: IsoDay, deadline: IsoDay) =>
    `La settimana ${formatOfDay(monday)} si paga entro ${formatWeekdayAndDay(deadline)}.`,
} as const;

/** The way on while there is nothing to enrol for. */
export const waysOn = {
  mail: seasonNotice ? 'Avvisatemi' : 'Scrivici un’e-mail',
  mailSubject: seasonNotice ? 'Avvisatemi quando ci sono le nuove date' : 'Le date della prossima estate',
  chat: 'o scrivici in chat',
  chatMessage: `Ciao ${siteName}, vorrei sapere quando ci sono le date della prossima estate.`,
  socials: 'Intanto ci trovi qui:',
} as const;
