/**
 * The only script before `load`, inline: fetches the scripts when the page has been painted and the browser is idle, or at
 * the visitor's first interaction. Module scripts in the head would cost a third of the largest paint.
 * Buttons pressed before the page is alive are noted for `layout/use-early-presses.ts`, which presses them again; those that open a
 * popover work by themselves. What did not come is asked for again after a while, and in engines that keep a failed import
 * for failed by a fresh document, once.
 */
export const starter = (entry: string): string =>
  `{let E=${JSON.stringify(entry)},s,n=0,g=()=>{s??=import(E).catch(()=>{s=null;setTimeout(()=>fetch(E).then(a=>` +
  `a.ok&&n++&&performance.getEntriesByType("navigation")[0].type!="reload"?location.reload():g(),g),5e3)})},` +
  `r=requestAnimationFrame,p=self.pressed=[];` +
  `["pointerdown","touchstart","keydown","focusin"].forEach(e=>addEventListener(e,g,{once:1,passive:1,capture:1}));` +
  `addEventListener("click",e=>{let b=e.target.closest("button:not([popovertarget])");b&&self.pressed?.push(b)},!0);` +
  `addEventListener("load",()=>r(()=>r(()=>setTimeout(()=>(self.requestIdleCallback||setTimeout)(g),200))))}`;
