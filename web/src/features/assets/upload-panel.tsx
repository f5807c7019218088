import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import Tabs from "@cloudscape-design/components/tabs";
import { lazy, Suspense, useState } from "react";
import { slotOf } from "#contract/catalogue/asset-names.ts";
import { type AssetTypeId, assetTypeIds } from "#contract/catalogue/uploads.ts";
import type { Asset } from "#contract/schema/asset.ts";
import { DropZone } from "./drop-zone.tsx";
import { nameError, type SelectedFile } from "./selected-file.ts";
import { text } from "./text.ts";
import { UploadRow } from "./upload-row.tsx";
import type { Note } from "./use-send.ts";
import { useUploads } from "./use-uploads.ts";

const WatermarkDialog = lazy(async () => ({ default: (await import("./watermark-dialog.tsx")).WatermarkDialog }));

/** Uploads files: a tab for each type, the selected files, and the server's recommendations. */
export const UploadPanel = ({ assets }: { readonly assets: readonly Asset[] }) => {
  const uploads = useUploads();
  const [asked, setAsked] = useState<SelectedFile>();
  const [checks, setChecks] = useState(0);
  const taken = new Set(assets.map(slotOf));

  const choose = async (assetType: AssetTypeId, files: readonly File[]) => {
    const more = await uploads.take(assetType, files);
    if (assetType === "watermark") setAsked(more[0]);
    else uploads.add(more);
  };
  const send = async (waiting: readonly SelectedFile[]) => {
    setChecks(waiting.some(nameError) ? checks + 1 : 0);
    for (const one of waiting.filter((ready) => !nameError(ready))) await uploads.send(one);
  };

  const content = (assetType: AssetTypeId) => {
    const mine = uploads.chosen.filter((one) => one.assetType === assetType);
    const waiting = mine.filter(({ percent }) => percent === undefined);
    const firstInvalid = waiting.find(nameError);
    return (
      <SpaceBetween size="l">
        <DropZone assetType={assetType} onFiles={(files) => void choose(assetType, files)} />
        {mine.length > 0 && (
          <ul className="uploads">
            {mine.map((one) => (
              <UploadRow
                key={one.id}
                chosen={one}
                taken={taken}
                errorText={checks > 0 ? nameError(one) : ""}
                focus={one === firstInvalid ? checks : 0}
                onChange={(to) => uploads.change(one.id, to)}
                onRemove={() => uploads.drop(one.id)}
              />
            ))}
          </ul>
        )}
        {waiting.length > 0 && (
          <Button variant="primary" onClick={() => void send(waiting)}>
            {waiting.every(({ errors }) => errors.length > 0) ? text.sendAgain : text.send(waiting.length)}
          </Button>
        )}
      </SpaceBetween>
    );
  };
  return (
    <Container header={<Header variant="h2">{text.upload}</Header>}>
      <SpaceBetween size="l">
        {uploads.notes.map((note) => (
          <UploadNotes key={note.id} note={note} onDismiss={() => uploads.dismiss(note.id)} />
        ))}
        <Tabs
          ariaLabel={text.upload}
          tabs={assetTypeIds.map((id) => ({ id, label: text.tab[id], content: content(id) }))}
        />
      </SpaceBetween>
      {asked && (
        <Suspense fallback={null}>
          <WatermarkDialog
            taken={taken}
            fileName={asked.file.name}
            onCancel={() => setAsked(undefined)}
            onChosen={(storyTypes) => {
              const chosen = { ...asked, storyTypes };
              setAsked(undefined);
              uploads.add([chosen]);
              void uploads.send(chosen);
            }}
          />
        </Suspense>
      )}
    </Container>
  );
};

/** The server's warnings and recommendations for one uploaded file. */
const UploadNotes = ({ note, onDismiss }: { readonly note: Note; readonly onDismiss: () => void }) => (
  <Alert
    type={note.warnings.length > 0 ? "warning" : "info"}
    header={text.notes(note.name)}
    dismissible
    dismissAriaLabel={text.dismiss}
    onDismiss={onDismiss}
  >
    <ul className="notes">
      {[...note.warnings, ...note.recommendations].map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  </Alert>
);
