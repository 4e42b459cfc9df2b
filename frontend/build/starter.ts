/**
 * The first of the inline scripts, which alone run before `load`: fetches the page's files (`data-js`) when it has been painted and the
 * browser is idle, or at the visitor's first interaction. Module scripts in the head would cost a third of the largest paint. All are
 * asked for at once, not one after the other, which on a slow line takes a quarter longer.
 * Buttons pressed before the page is alive are noted, with their names, for `ui/use-early-presses.ts`, which presses them again; those that
 * open a popover work by themselves.
 *
 * What did not come is asked for again, ever more rarely. Most engines keep a failed import for failed, and after a new edition the file is
 * gone: then a fresh document helps, once an hour at most (`name` outlives it, and needs no storage), and only while there is one
 * to be had, since the page that stands here can be read.
 */
export const starter =
  '{let s,n=0,a=addEventListener,t=setTimeout,r=requestAnimationFrame,g=_=>s||=Promise.all(js.dataset.js.split(" ").map(f=>import(f)))' +
  '.catch(_=>{t(_=>{s=0;g()},5e3*++n);n>1&&!(Date.now()-name<36e5)&&fetch("").then(r=>r.ok&&location.reload(name=Date.now()),_=>_)});pressed=[];' +
  '["pointerdown","keydown","focusin"].map(e=>a(e,g,1));' +
  'a("click",e=>(e=e.target.closest("button:not([popovertarget])"))&&pressed?.push([e,e.ariaLabel]),1);' +
  'a("load",_=>r(_=>r(_=>t(self.requestIdleCallback||t,200,g))))}';
