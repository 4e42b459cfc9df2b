/**
 * What waits for the first paint: pictures beside the view (`data-painted`, in styles) and the site's own faces, both set at
 * once. Asked for sooner they hold up the first paint and the largest picture, and each face lays the page out anew.
 * A second after `load` they come in any case: browsers that guard their visitors closely tell nothing of paints.
 * `faceRules` are theirs, minified.
 */
export const afterFirstPaint = (faceRules: string[]): string => {
  const faces = faceRules.map((rule) =>
    [/(?<=font-family:)[^;}]+/, /url\([^)]+\)/, /(?<=font-weight:)[^;}]+/].map(
      (value) => value.exec(rule)?.[0],
    ),
  );
  return (
    `{let d=document,p=d.documentElement.dataset,g=f=>{p.painted||=(f=${JSON.stringify(faces)}.map(([f,s,weight])=>new FontFace(f,s,{weight})),` +
    'Promise.allSettled(f.map(f=>f.load())).then(()=>f.map(f=>d.fonts.add(f))),1)};addEventListener("load",()=>setTimeout(g,1e3));' +
    'new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&g()).observe({type:"paint",buffered:!0})}'
  );
};
