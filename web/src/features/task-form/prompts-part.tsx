import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import { lazy, Suspense, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { text } from "./later-text.ts";
import type { Order } from "./order.ts";

const PromptEditor = lazy(async () => ({ default: (await import("./prompt-editor.tsx")).PromptEditor }));

/** Shows whether the order has its own system prompts, and opens the editor. */
export const PromptsPart = ({ form: { control, setValue } }: { readonly form: UseFormReturn<Order> }) => {
  const [storyType, writing, structure] = useWatch({
    control,
    name: ["storyType", "systemPromptWriting", "systemPromptStructure"],
  });
  const [open, setOpen] = useState(false);
  const isOwn = writing !== "" || structure !== "";
  const keep = (prompts: { readonly writing: string; readonly structure: string }) => {
    setValue("systemPromptWriting", prompts.writing, { shouldDirty: true, shouldValidate: false });
    setValue("systemPromptStructure", prompts.structure, { shouldDirty: true, shouldValidate: false });
  };
  return (
    <>
      <Box color="text-body-secondary">{isOwn ? text.ownPrompts : text.templatePrompts}</Box>
      <div className="row-start">
        <Button formAction="none" iconName="edit" onClick={() => setOpen(true)}>
          {text.editPrompts}
        </Button>
        {isOwn && (
          <Button formAction="none" variant="link" onClick={() => keep({ writing: "", structure: "" })}>
            {text.toTemplate}
          </Button>
        )}
      </div>
      {open && (
        <Suspense>
          <PromptEditor
            storyType={storyType}
            own={{ writing, structure }}
            onSave={(prompts) => {
              keep(prompts);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
