/**
 * The first of the inline scripts, which alone run before `load`: fetches the files when the page has been painted and the browser is idle, or at
 * the visitor's first interaction. Module scripts in the head would cost a third of the largest paint. The page's own files
 * and the largest that the entry needs are asked for beside it (`data-js`), not one after the other, which on a slow line
 * takes a quarter longer; if one of them fails, that is for those who need it.
 * Buttons pressed before the page is alive are noted, with their names, for `layout/use-early-presses.ts`, which presses them again; those that
 * open a popover work by themselves. What did not come is asked for again after a while, and in engines that keep a failed
 * import for failed by a fresh document, once: one that was reloaded (type 1) only goes on asking.
 */
export const starter = (entry: string): string =>
  `{let s,n=0,a=addEventListener,t=setTimeout,r=requestAnimationFrame,g=_=>s||=(js.dataset.js.split(" ").map(f=>import(f).catch(g)),` +
  `import(${JSON.stringify(entry)}).catch(_=>t(_=>{s=0;` +
  `n++&&navigator.onLine&&performance.navigation.type-1?location.reload():g()},5e3)));pressed=[];` +
  `["pointerdown","keydown","focusin"].map(e=>a(e,g,1));` +
  `a("click",e=>(e=e.target.closest("button:not([popovertarget])"))&&pressed?.push([e,e.ariaLabel]),1);` +
  `a("load",_=>r(_=>r(_=>t(self.requestIdleCallback||t,200,g))))}`;
