/**
 * The only script before `load`, inline: fetches and hydrates when the page has been painted and the browser is idle,
 * or at the visitor's first interaction, which it notes, with what was tapped, for the parts that hydrate later still.
 * Module scripts in the head would cost a third of the largest paint.
 */
export const starter = (entry: string): string =>
  `{let s,g=()=>{s??=import(${JSON.stringify(entry)})},r=requestAnimationFrame,e=["pointerdown","touchstart","keydown","focusin"];` +
  `e.forEach(n=>addEventListener(n,()=>{self.hasInteracted=1;g()},{once:1,passive:1,capture:1}));` +
  `addEventListener("click",n=>{self.tapped=n},!0);` +
  `addEventListener("load",()=>r(()=>r(()=>setTimeout(()=>(self.requestIdleCallback||setTimeout)(g),200))))}`;
