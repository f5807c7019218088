import Checkbox from "@cloudscape-design/components/checkbox";
import FormField from "@cloudscape-design/components/form-field";
import Select from "@cloudscape-design/components/select";
import { type LanguageId, languages } from "#contract/catalogue/languages.ts";
import { text } from "./text.ts";

interface LanguageChoiceProps {
  readonly offered: readonly LanguageId[];
  /** Those that the film was ordered in before. */
  readonly made: readonly LanguageId[];
  readonly chosen: readonly LanguageId[];
  /** The owner's own words are in one language. */
  readonly isSingle: boolean;
  readonly onChange: (chosen: readonly LanguageId[]) => void;
}

/** One language, or any of those that are offered. */
export const LanguageChoice = ({ offered, made, chosen, isSingle, onChange }: LanguageChoiceProps) => {
  const note = (id: LanguageId) => (made.includes(id) ? text.made : undefined);
  const optionOf = (id: LanguageId) => ({ value: id, label: languages[id].name, labelTag: note(id) });
  if (isSingle) {
    const [first] = chosen;
    return (
      <FormField label={text.language}>
        <Select
          selectedOption={first ? optionOf(first) : null}
          options={offered.map(optionOf)}
          placeholder={text.chooseOne}
          onChange={({ detail }) => onChange(offered.filter((id) => id === detail.selectedOption.value))}
        />
      </FormField>
    );
  }
  const fresh = offered.filter((id) => !made.includes(id));
  const toggle = (id: LanguageId, isOn: boolean) =>
    onChange(offered.filter((each) => (each === id ? isOn : chosen.includes(each))));
  return (
    <fieldset className="language-choice">
      <legend>{text.choose}</legend>
      <Checkbox
        checked={fresh.length > 0 && fresh.every((id) => chosen.includes(id))}
        disabled={fresh.length === 0}
        onChange={({ detail }) => onChange(detail.checked ? fresh : [])}
      >
        {text.all}
      </Checkbox>
      <div className="language-list">
        {offered.map((id) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            description={note(id)}
            onChange={({ detail }) => toggle(id, detail.checked)}
          >
            {languages[id].name}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
};
