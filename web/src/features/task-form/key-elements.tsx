import ColumnLayout from "@cloudscape-design/components/column-layout";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { othersStyle } from "#contract/catalogue/styles.ts";
import { DeferredRender } from "../../components/deferred-render.tsx";
import { TextField } from "../../components/fields/text-field.tsx";
import { text } from "./later-text.ts";
import type { Order } from "./order.ts";
import { Section } from "./section.tsx";
import { StyleChoice } from "./style-choice.tsx";
import { VoiceChoice } from "./voice-choice.tsx";

const fields = ["illustrationStyle", "customIllustrationStyle", "narratorVoiceId", "narratorName"] as const;

/** The illustration style and the narrator. */
export const KeyElements = ({ form }: { readonly form: UseFormReturn<Order> }) => {
  const { control } = form;
  const style = useWatch({ control, name: "illustrationStyle" });
  return (
    <Section form={form} title={text.keyElements} about={text.keyElementsAbout} fields={fields} isOpen>
      <SpaceBetween size="l">
        <StyleChoice control={control} />
        {style === othersStyle && (
          <TextField
            control={control}
            name="customIllustrationStyle"
            label={text.customStyle}
            hint={text.customStyleHint}
            stretch
          />
        )}
        <DeferredRender>
          <ColumnLayout columns={2}>
            <VoiceChoice form={form} />
            <TextField control={control} name="narratorName" label={text.narrator} stretch />
          </ColumnLayout>
        </DeferredRender>
      </SpaceBetween>
    </Section>
  );
};
