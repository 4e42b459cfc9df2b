/**
 * What waits for the first view to be loaded and drawn: what is for paper, and the site's own faces, both set at once. Asked
 * for sooner they hold up the first paint and the largest picture, and each face lays the page out anew. Who scrolls has them
 * at once, whatever `load` waits for. Where the browser does not hold the reader's place (Safari), the anchor of the address
 * keeps its own. `faceRules` are theirs, minified.
 *
 * The browser says when it has drawn content, on a busy processor up to a quarter of a second after its first paint, which has
 * the ground alone; the largest picture may take it another frame. Frames counted from `load` come before that where all of a
 * page is there at once. A browser that keeps its times to itself (Firefox resisting fingerprints) gets them a second after
 * `load`.
 *
 * On a phone the pictures beside the view and the footer's trees (`data-pictures`, in base.css) wait for the visitor's first
 * move: a sixth of its work is theirs. Screens wider than a phone's (480 px) may show some at once, short pages the trees.
 */
export const afterLoad = (faceRules: string[], printFile?: string): string => {
  const faces = faceRules.map((rule) =>
    [/(?<=font-family:)[^;}]+/, /url\([^)]+\)/, /(?<=font-weight:)[^;}]+/].map(
      (value) => value.exec(rule)?.[0],
    ),
  );
  const printLink = printFile
    ? `d.head.append(Object.assign(d.createElement("link"),{rel:"stylesheet",media:"print",href:"/${printFile}"})),`
    : '';
  return (
    `{let d=document,h=d.documentElement.dataset,a=addEventListener,r=requestAnimationFrame,f,p=()=>h.pictures||=1,g=()=>{f||=(${printLink}` +
    `f=${JSON.stringify(faces)}.map(([f,s,weight])=>new FontFace(f,s,{weight})),` +
    'Promise.allSettled(f.map(f=>f.load())).then(()=>{let t=d.querySelector(":target"),y=t?.offsetTop;f.map(f=>d.fonts.add(f));' +
    'CSS.supports("overflow-anchor:none")||scrollBy({top:t?.offsetTop-y,behavior:"instant"})}),f)};' +
    'a("load",_=>{let l=_=>{(innerWidth>480||d.body.offsetHeight<2e3)&&p();g()};' +
    'new PerformanceObserver(e=>e.getEntriesByName("first-contentful-paint")[0]&&r(_=>r(l))).observe({type:"paint",buffered:!0});' +
    'setTimeout(l,1e3)});' +
    '["pointerdown","keydown","focusin"].map(e=>a(e,p,1));a("scroll",_=>p(g()))}'
  );
};
