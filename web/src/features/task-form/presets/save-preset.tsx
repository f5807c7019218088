import Button from "@cloudscape-design/components/button";
import { lazy, Suspense, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Order } from "../order.ts";
import { text } from "./text.ts";

const SaveDialog = lazy(async () => ({ default: (await import("./save-dialog.tsx")).SaveDialog }));

/** A button that saves the settings of the form under a name. */
export const SavePreset = ({ form }: { readonly form: UseFormReturn<Order> }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button formAction="none" variant="inline-link" onClick={() => setIsOpen(true)}>
        {text.save}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveDialog form={form} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
