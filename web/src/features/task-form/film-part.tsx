import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import ColumnLayout from "@cloudscape-design/components/column-layout";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQuery } from "@tanstack/react-query";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { type LanguageId, languageIds, languages } from "#contract/catalogue/languages.ts";
import { lengths, type Minutes, minutesOnForm } from "#contract/catalogue/lengths.ts";
import { defaultVoice } from "#contract/catalogue/voices.ts";
import { withoutCharacterVoices } from "#contract/order/without-voices.ts";
import type { Quote, Reading } from "#contract/schema/quote.ts";
import { DeferredRender } from "../../components/deferred-render.tsx";
import { SelectField } from "../../components/fields/select-field.tsx";
import { TilesField } from "../../components/fields/tiles-field.tsx";
import { configuration } from "../../lib/configuration.ts";
import { fromServer } from "../../lib/translate.ts";
import { text } from "./later-text.ts";
import type { Order } from "./order.ts";

const languageOptions = languageIds.map((value) => ({ value, label: languages[value].name }));
const formatOptions = [
  { value: "landscape", label: text.landscape },
  { value: "portrait", label: text.portrait },
];

interface FilmPartProps {
  readonly form: UseFormReturn<Order>;
  readonly quote: Quote | undefined;
}

/** Language, format and length, how a full story fits that length, and whether the text is in another language. */
export const FilmPart = ({ form: { control, getValues, setValue }, quote }: FilmPartProps) => {
  const [minutes, kind, narration] = useWatch({ control, name: ["videoDuration", "storyKind", "voiceLanguage"] });
  // The first engine of the list writes; the others only stand in for it.
  const isBuiltIn = useQuery(configuration).data?.engines.writer.split(",")[0] === "built-in";
  const { reading, text_language: written = narration } = quote ?? {};
  // Each voice speaks one language, so a new language selects its default voices.
  const takeVoicesOf = (language: LanguageId) => {
    setValue("narratorVoiceId", defaultVoice(language).id);
    const { characters, outline } = withoutCharacterVoices(getValues());
    setValue("characters", characters);
    setValue("outline", outline);
  };
  const narrateIn = (language: LanguageId) => {
    setValue("voiceLanguage", language, { shouldDirty: true });
    takeVoicesOf(language);
  };
  return (
    <Container header={<Header variant="h2">{text.film}</Header>}>
      <SpaceBetween size="l">
        <ColumnLayout columns={2}>
          <SelectField
            control={control}
            name="voiceLanguage"
            label={text.language}
            options={languageOptions}
            onValueChange={(language) => takeVoicesOf(language as LanguageId)}
          />
          <SelectField control={control} name="dimensionType" label={text.format} options={formatOptions} />
        </ColumnLayout>
        {written !== narration && (
          <LanguageNote
            written={written}
            narration={narration}
            isRead={kind === "full" && (isBuiltIn || reading?.word_for_word === true)}
            isBuiltIn={isBuiltIn}
            onTake={() => narrateIn(written)}
          />
        )}
        <DeferredRender>
          <TilesField
            control={control}
            name="videoDuration"
            label={text.length}
            columns={4}
            items={offered(minutes).map((each) => ({
              value: String(each),
              label: text.minutes(each),
              description: text.ofLength(lengths[each].scenes, lengths[each].credits),
            }))}
          />
        </DeferredRender>
        {kind === "full" && reading && (
          <ReadingNote reading={reading} onTake={() => setValue("videoDuration", reading.fitting_minutes)} />
        )}
      </SpaceBetween>
    </Container>
  );
};

/** The API offers longer films. The form shows such a length for a repeated task. */
const offered = (chosen: Minutes): readonly Minutes[] =>
  minutesOnForm.includes(chosen) ? minutesOnForm : [...minutesOnForm, chosen];

interface LanguageNoteProps {
  readonly written: LanguageId;
  readonly narration: LanguageId;
  /** The text is a full story that is narrated without a translation. */
  readonly isRead: boolean;
  /** The built-in writer writes the story. */
  readonly isBuiltIn: boolean;
  readonly onTake: () => void;
}

/** The language that the text is in, what becomes of it, and a button that narrates the film in it. */
const LanguageNote = ({ written, narration, isRead, isBuiltIn, onTake }: LanguageNoteProps) => (
  <Alert
    type={isRead || isBuiltIn ? "warning" : "info"}
    action={
      <Button formAction="none" onClick={onTake}>
        {text.narrateIn(languages[written].name)}
      </Button>
    }
  >
    {text.otherLanguage(languages[written].name, languages[narration].name)}{" "}
    {isRead ? text.readAsItIs : isBuiltIn && text.onlyKnown(languages[narration].name)}
  </Alert>
);

interface ReadingNoteProps {
  readonly reading: Reading;
  readonly onTake: () => void;
}

/** How long the full story takes to read, and a button for the length that fits. */
const ReadingNote = ({
  reading: { text: words, word_for_word: fits, fitting_minutes: fitting },
  onTake,
}: ReadingNoteProps) => (
  <Alert
    type={fits ? "success" : "warning"}
    {...(!fits &&
      minutesOnForm.includes(fitting) && {
        action: (
          <Button formAction="none" onClick={onTake}>
            {text.takeLength(fitting)}
          </Button>
        ),
      })}
  >
    {fromServer(words)}
  </Alert>
);
