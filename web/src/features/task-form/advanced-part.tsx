import Box from "@cloudscape-design/components/box";
import ColumnLayout from "@cloudscape-design/components/column-layout";
import SpaceBetween from "@cloudscape-design/components/space-between";
import type { ReactNode } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { audienceAges, audienceGenders, audienceLocations } from "#contract/catalogue/audiences.ts";
import { effects } from "#contract/order/names.ts";
import { SwitchField } from "../../components/fields/switch-field.tsx";
import { TextAreaField } from "../../components/fields/text-area-field.tsx";
import { TextField } from "../../components/fields/text-field.tsx";
import { t } from "../../lib/translate.ts";
import { AudienceField } from "./audience-field.tsx";
import { text } from "./later-text.ts";
import type { Order } from "./order.ts";
import { OwnCharactersPart } from "./own-characters-part.tsx";
import { PromptsPart } from "./prompts-part.tsx";
import { PronunciationsField } from "./pronunciations-field.tsx";
import { ReviewPart } from "./review-part.tsx";
import { SoundPart } from "./sound-part.tsx";
import { SubtitlePart } from "./subtitle-part.tsx";
import { TemperatureField } from "./temperature-field.tsx";
import { WatermarkPart } from "./watermark-part.tsx";

/** The optional settings: audience, texts, effects, own pictures and system prompts. */
export const AdvancedPart = ({ form }: { readonly form: UseFormReturn<Order> }) => {
  const { control } = form;
  const [hasWatermark, hasSubtitles] = useWatch({ control, name: ["watermarkEnabled", "enableSubtitle"] });
  return (
    <SpaceBetween size="xl">
      <Group title={text.characters}>
        <OwnCharactersPart form={form} />
      </Group>
      <Group title={text.audience}>
        <ColumnLayout columns={3}>
          <AudienceField control={control} name="audienceAge" label={text.age} known={audienceAges} />
          <AudienceField control={control} name="audienceGender" label={text.gender} known={audienceGenders} />
          <AudienceField control={control} name="audienceLocation" label={text.location} known={audienceLocations} />
        </ColumnLayout>
      </Group>
      <Group title={text.words}>
        <ColumnLayout columns={2}>
          <TextField control={control} name="thematicPurpose" label={text.purpose} hint={text.purposeHint} stretch />
          <TextField control={control} name="signaturePhrases" label={text.phrases} hint={text.phrasesHint} stretch />
          <TextField control={control} name="searchKeywords" label={text.keywords} hint={text.keywordsHint} stretch />
          <TextField
            control={control}
            name="youtubeChannelDescription"
            label={text.channel}
            hint={text.channelHint}
            stretch
          />
          <TextField
            control={control}
            name="ownHashtags"
            label={text.ownHashtags}
            hint={text.ownHashtagsHint}
            stretch
          />
          <TextField control={control} name="introCard" label={text.introCard} hint={text.introCardHint} stretch />
          <TextField control={control} name="endCard" label={text.endCard} hint={text.endCardHint} stretch />
        </ColumnLayout>
        <TemperatureField control={control} />
        <TextAreaField control={control} name="copyToEmail" label={text.copyTo} rows={2} hint={text.copyToHint} />
      </Group>
      <Group title={text.effects}>
        <ColumnLayout columns={3}>
          {effects.map(({ name, label, hint }) => (
            <SwitchField key={name} control={control} name={name} label={t(label)} description={hint && t(hint)} />
          ))}
        </ColumnLayout>
        {hasSubtitles && <SubtitlePart control={control} />}
      </Group>
      <Group title={text.sound}>
        <SoundPart form={form} />
        <PronunciationsField form={form} />
      </Group>
      <Group title={text.review}>
        <ReviewPart control={control} />
      </Group>
      <Group title={text.ownPictures}>
        <SwitchField
          control={control}
          name="watermarkEnabled"
          label={text.watermark}
          description={text.watermarkAbout}
        />
        {hasWatermark && <WatermarkPart form={form} />}
      </Group>
      <Group title={text.prompts}>
        <PromptsPart form={form} />
      </Group>
    </SpaceBetween>
  );
};

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="group">
    <Box variant="h3">{title}</Box>
    {children}
  </section>
);
