import type { ChildDraft, QuoteDraft } from './quote-request.ts';

function writeChild(child: ChildDraft): string {
  const items = [
    ...[...child.weeks].sort().map((monday) => `s${monday}`),
    ...[...child.halfDayWeeks].sort().map((monday) => `m${monday}`),
    ...[...child.lateExitWeeks].sort().map((monday) => `x${monday}`),
    child.days && `g${child.days}`,
    child.halfDays && `h${child.halfDays}`,
    child.lateExits && `u${child.lateExits}`,
  ];
  return `bambino=${child.age ?? ''}:${items.filter(Boolean).join(',')}`;
}

/** The query that `readAddress` reads as this draft, `?` included; its characters need no encoding. */
export function writeAddress(draft: QuoteDraft): string {
  const parts = [
    draft.venue && `sede=${draft.venue}`,
    ...draft.children.map(writeChild),
    draft.hasConvention && 'convenzione=1',
    draft.friends > 0 && `amici=${draft.friends}`,
    draft.paysInAdvance && 'anticipo=1',
    draft.paymentDay && `data=${draft.paymentDay}`,
  ];
  return `?${parts.filter(Boolean).join('&')}`;
}
