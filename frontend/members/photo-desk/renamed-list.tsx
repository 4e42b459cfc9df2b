import { useState } from 'react';
import { photoDeskText as text } from '#frontend/content/members/photo-desk.ts';
import { dropsDownloads } from '#frontend/lib/download-limits.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { Button } from '#frontend/ui/button.tsx';
import type { Desk } from './desk-state.ts';
import { renamedCsv } from './renamed-csv.ts';

/** Old and new names of a finished batch, to copy or to save. */
export function RenamedList({ desk }: { desk: Desk }) {
  const [news, setNews] = useState('');
  const csv = renamedCsv(desk);

  const handleCopy = () =>
    navigator.clipboard.writeText(csv).then(
      () => setNews(text.listCopied),
      () => setNews(text.listNotCopied),
    );

  return (
    <div className="row gap-2">
      <Button variant="quiet" onClick={handleCopy}>
        {text.copyList}
      </Button>
      {dropsDownloads(navigator) ? null : (
        <Button
          variant="quiet"
          // With a byte order mark, or Excel reads accents wrong.
          onClick={() => saveFile(text.listFile, new Blob(['\ufeff', csv], { type: 'text/csv' }))}
        >
          {text.saveList}
        </Button>
      )}
      <p role="status">{news}</p>
    </div>
  );
}
