/** Words of Italian that Spanish, French, Portuguese and English do not write so. */
const italian =
  /(?<!\p{L})(?:il|lo|gli|di|della?|delle|degli|dei|dell|nel|nell[aeo]?|nei|negli|dal|dalla|dai|sul|sull[ae]|alla|alle|allo|agli|ai|che|è|non|per|più|sono|siamo|hanno|abbiamo|anche|tutti|tutte|tutto|ogni|insieme|oggi|ieri|nostri|nostr[aeo]|chi|ci|poi|loro|quest[aeoi]|vuoi|bambin[aeoi]|squadr[ae]|giorn[oi]|giornata|perché|dopo|dove|con una?|un[’'])(?!\p{L})/giu;
const wordsMin = 8;
/** Of a hundred words of Italian some twenty are in the list; of other languages two or three. */
const shareMin = 0.08;

/** The first of these blocks that is not in Italian; a block of few words is not judged. */
export const foreignBlock = (blocks: readonly string[]): string | undefined =>
  blocks.find((block) => {
    const count = block.match(/\p{L}+/gu)?.length ?? 0;
    return count >= wordsMin && (block.match(italian)?.length ?? 0) / count < shareMin;
  });
