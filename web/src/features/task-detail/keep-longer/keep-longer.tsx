import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { lazy, Suspense, useState } from "react";
import type { Task } from "#contract/schema/task.ts";
import { text as filmText } from "../text.ts";
import { text } from "./text.ts";

const KeepDialog = lazy(async () => ({ default: (await import("./keep-dialog.tsx")).KeepDialog }));

/** When a film is deleted, and the button that keeps it longer. */
export const KeepLonger = ({ task }: { readonly task: Task }) => {
  const { expires_at, extension } = task;
  const [isOpen, setOpen] = useState(false);
  if (!expires_at) return null;
  if (extension?.state === "copying")
    return <Box color="text-body-secondary">{text.copying(extension.expires_at)}</Box>;
  return (
    <SpaceBetween size="s">
      {extension?.state === "failed" && <Alert type="error">{text.notCopied}</Alert>}
      <div className="kept-until">
        <Box color="text-body-secondary">{filmText.deletedOn(expires_at)}</Box>
        {extension && extension.state !== "refused" && (
          <Button iconName="calendar" onClick={() => setOpen(true)}>
            {text.open}
          </Button>
        )}
      </div>
      {isOpen && extension && (
        <Suspense>
          <KeepDialog task={task} offer={extension} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SpaceBetween>
  );
};
