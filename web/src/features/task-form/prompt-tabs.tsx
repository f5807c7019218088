import Box from "@cloudscape-design/components/box";
import FormField from "@cloudscape-design/components/form-field";
import SpaceBetween from "@cloudscape-design/components/space-between";
import Tabs from "@cloudscape-design/components/tabs";
import Textarea from "@cloudscape-design/components/textarea";
import { CopyButton } from "../../components/copy-button.tsx";
import { estimateTokens, splitPlaceholders } from "./prompt-analysis.ts";
import { promptText as text } from "./prompt-text.ts";

interface PromptTabsProps {
  readonly label: string;
  readonly prompt: string;
  readonly onChange: (prompt: string) => void;
}

const copiedMs = 5_000;

/** A prompt as editable text and as a preview with marked placeholders. */
export const PromptTabs = ({ label, prompt, onChange }: PromptTabsProps) => (
  <SpaceBetween size="xs">
    <Tabs
      ariaLabel={label}
      tabs={[
        {
          id: "raw",
          label: text.raw,
          content: (
            <FormField label={label} stretch>
              <Textarea rows={16} spellcheck={false} value={prompt} onChange={({ detail }) => onChange(detail.value)} />
            </FormField>
          ),
        },
        {
          id: "preview",
          label: text.preview,
          content: <Preview label={label} prompt={prompt} />,
        },
      ]}
    />
    <div className="row">
      <Box color="text-body-secondary" fontSize="body-s">
        {text.size(estimateTokens(prompt), prompt.length)}
      </Box>
      <CopyButton what={text.copyOf} value={prompt} shownMs={copiedMs} />
    </div>
  </SpaceBetween>
);

const Preview = ({ label, prompt }: Pick<PromptTabsProps, "label" | "prompt">) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
  <section className="prompt-preview prose" aria-label={label} tabIndex={0}>
    {splitPlaceholders(prompt).map(({ words, isPlaceholder }, at) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity than their index
      isPlaceholder ? <mark key={at}>{words}</mark> : <span key={at}>{words}</span>,
    )}
  </section>
);
