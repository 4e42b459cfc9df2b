/**
 * What waits for the first paint: pictures beside the view (`data-painted`, in styles) and the site's own faces, both set at
 * once. Asked for sooner they hold up the first paint and the largest picture, and each face lays the page out anew.
 * `faceRules` are theirs, minified.
 */
export const afterFirstPaint = (faceRules: string[]): string => {
  const faces = faceRules.map((rule) =>
    [/(?<=font-family:)[^;}]+/, /url\([^)]+\)/, /(?<=font-weight:)[^;}]+/].map(
      (value) => value.exec(rule)?.[0],
    ),
  );
  return (
    '{let d=document;new PerformanceObserver((f,o)=>{if(!f.getEntriesByName("first-contentful-paint")[0])return;o.disconnect();' +
    `d.documentElement.dataset.painted="";f=${JSON.stringify(faces)}.map(([f,s,weight])=>new FontFace(f,s,{weight}));` +
    'Promise.allSettled(f.map(f=>f.load())).then(()=>f.map(f=>d.fonts.add(f)))}).observe({type:"paint",buffered:!0})}'
  );
};
