/**
 * The only script before `load`, inline: fetches the scripts when the page has been painted and the browser is idle, or at
 * the visitor's first interaction. Module scripts in the head would cost a third of the largest paint.
 * Buttons pressed before the page is alive are noted, with their names, for `layout/use-early-presses.ts`, which presses them again; those that
 * open a popover work by themselves. What did not come is asked for again after a while, and in engines that keep a failed
 * import for failed by a fresh document, once: one that was reloaded (type 1) only goes on asking.
 */
export const starter = (entry: string): string =>
  `{let s,n=0,a=addEventListener,t=setTimeout,r=requestAnimationFrame,g=()=>{s||=import(${JSON.stringify(entry)}).catch(()=>t(()=>{s=0;` +
  `n++&&navigator.onLine&&performance.navigation.type!=1?location.reload():g()},5e3))};self.pressed=[];` +
  `["pointerdown","keydown","focusin"].map(e=>a(e,g,{once:1,capture:1}));` +
  `a("click",e=>{(e=e.target.closest("button:not([popovertarget])"))&&self.pressed?.push([e,e.ariaLabel])},!0);` +
  `a("load",()=>r(()=>r(()=>t(()=>(self.requestIdleCallback||t)(g),200))))}`;
