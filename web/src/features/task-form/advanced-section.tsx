import { lazy, Suspense } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Loading } from "../../components/loading.tsx";
import type { Order } from "./order.ts";
import { Section } from "./section.tsx";
import { text } from "./text.ts";

const AdvancedPart = lazy(async () => ({ default: (await import("./advanced-part.tsx")).AdvancedPart }));

const fields = [
  "audienceAge",
  "audienceGender",
  "audienceLocation",
  "thematicPurpose",
  "signaturePhrases",
  "searchKeywords",
  "youtubeChannelDescription",
  "ownHashtags",
  "introCard",
  "endCard",
  "copyToEmail",
  "temperature",
  "watermarkEnabled",
  "characters",
  "systemPromptWriting",
  "systemPromptStructure",
] as const;

/** The optional settings. They load when the section opens. */
export const AdvancedSection = ({ form }: { readonly form: UseFormReturn<Order> }) => (
  <Section form={form} title={text.advanced} about={text.advancedAbout} fields={fields} isOpen={false}>
    <Suspense fallback={<Loading />}>
      <AdvancedPart form={form} />
    </Suspense>
  </Section>
);
