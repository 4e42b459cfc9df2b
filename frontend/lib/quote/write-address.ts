import type { ChildDraft, QuoteDraft } from './quote-request.ts';

const itemsOf = (child: ChildDraft): string[] => [
  ...[...child.weeks].sort().map((monday) => `s${monday}`),
  ...[...child.halfDayWeeks].sort().map((monday) => `m${monday}`),
  ...[...child.lateExitWeeks].sort().map((monday) => `x${monday}`),
  ...(child.days ? [`g${child.days}`] : []),
  ...(child.halfDays ? [`h${child.halfDays}`] : []),
  ...(child.lateExits ? [`u${child.lateExits}`] : []),
];

/** Counts of children and items, `2.5`. */
export const markOf = ({ children }: Pick<QuoteDraft, 'children'>): string =>
  `${children.length}.${children.flatMap(itemsOf).length}`;

/**
 * The query that `readAddress` reads as this draft, `?` included; its characters need no encoding. Chat programs may cut
 * it: its mark stands at the end, and at the beginning too, as the end is what a cut takes away.
 */
export function writeAddress(draft: QuoteDraft): string {
  const mark = markOf(draft);
  const parts = [
    `inizio=${mark}`,
    draft.venue && `sede=${draft.venue}`,
    ...draft.children.map((child) => `bambino=${child.age ?? ''}:${itemsOf(child).join(',')}`),
    draft.hasConvention && 'convenzione=1',
    draft.friends !== null && `amici=${draft.friends}`,
    draft.paysInAdvance && 'anticipo=1',
    draft.paymentDay && `data=${draft.paymentDay}`,
    `fine=${mark}`,
  ];
  return `?${parts.filter(Boolean).join('&')}`;
}
