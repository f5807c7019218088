import Button from "@cloudscape-design/components/button";
import LiveRegion from "@cloudscape-design/components/live-region";
import StatusIndicator from "@cloudscape-design/components/status-indicator";
import { lazy, Suspense, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Order } from "../order.ts";
import { text } from "./text.ts";

const SaveDialog = lazy(async () => ({ default: (await import("./save-dialog.tsx")).SaveDialog }));

interface SavePresetProps {
  readonly form: UseFormReturn<Order>;
  /** The preset that filled the form: its name is offered again. */
  readonly chosenId: string | undefined;
  readonly onSaved: (presetId: string) => void;
}

/** A button that saves the settings of the form under a name. */
export const SavePreset = ({ form, chosenId, onSaved }: SavePresetProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [savedName, setSavedName] = useState<string>();
  return (
    <div className="save-preset">
      <Button formAction="none" variant="inline-link" onClick={() => setIsOpen(true)}>
        {text.save}
      </Button>
      {/* Here, because the top of the page is out of view. */}
      <LiveRegion>{savedName && <StatusIndicator type="success">{text.saved(savedName)}</StatusIndicator>}</LiveRegion>
      {isOpen && (
        <Suspense>
          <SaveDialog
            form={form}
            chosenId={chosenId}
            onSaved={(presetId, name) => {
              onSaved(presetId);
              setSavedName(name);
              setIsOpen(false);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
};
