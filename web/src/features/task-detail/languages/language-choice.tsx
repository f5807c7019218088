import Checkbox from "@cloudscape-design/components/checkbox";
import FormField from "@cloudscape-design/components/form-field";
import Select from "@cloudscape-design/components/select";
import { type LanguageId, languages } from "#contract/catalogue/languages.ts";
import { text } from "./text.ts";

interface LanguageChoiceProps {
  readonly offered: readonly LanguageId[];
  readonly chosen: readonly LanguageId[];
  /** The owner's own words are in one language. */
  readonly isSingle: boolean;
  readonly onChange: (chosen: readonly LanguageId[]) => void;
}

/** One language, or any of those that are offered. */
export const LanguageChoice = ({ offered, chosen, isSingle, onChange }: LanguageChoiceProps) => {
  const optionOf = (id: LanguageId) => ({ value: id, label: languages[id].name });
  if (isSingle) {
    const [first] = chosen;
    return (
      <FormField label={text.language}>
        <Select
          selectedOption={first ? optionOf(first) : null}
          options={offered.map(optionOf)}
          onChange={({ detail }) => onChange(offered.filter((id) => id === detail.selectedOption.value))}
        />
      </FormField>
    );
  }
  const toggle = (id: LanguageId, isOn: boolean) =>
    onChange(offered.filter((each) => (each === id ? isOn : chosen.includes(each))));
  return (
    <fieldset className="language-choice">
      <legend>{text.choose}</legend>
      <Checkbox
        checked={chosen.length === offered.length}
        onChange={({ detail }) => onChange(detail.checked ? offered : [])}
      >
        {text.all}
      </Checkbox>
      <div className="language-list">
        {offered.map((id) => (
          <Checkbox key={id} checked={chosen.includes(id)} onChange={({ detail }) => toggle(id, detail.checked)}>
            {languages[id].name}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
};
