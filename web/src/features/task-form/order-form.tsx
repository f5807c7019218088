import SpaceBetween from "@cloudscape-design/components/space-between";
import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { AppLink } from "../../components/app-link.tsx";
import { DeferredRender } from "../../components/deferred-render.tsx";
import { useFlash } from "../../components/flash.tsx";
import { AdvancedSection } from "./advanced-section.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { FormTarget } from "./mode.ts";
import { PricePanel } from "./price-panel.tsx";
import { StoryPart } from "./story-part.tsx";
import { text } from "./text.ts";
import { useDraft } from "./use-draft.ts";
import type { InitialOrder } from "./use-initial-order.ts";
import { useOrder } from "./use-order.ts";
import { useQuote } from "./use-quote.ts";

const DraftNote = lazy(async () => ({ default: (await import("./draft-note.tsx")).DraftNote }));
const FilmPart = lazy(async () => ({ default: (await import("./film-part.tsx")).FilmPart }));
const KeyElements = lazy(async () => ({ default: (await import("./key-elements.tsx")).KeyElements }));
const MadeBy = lazy(async () => ({ default: (await import("./made-by.tsx")).MadeBy }));
const PresetChoice = lazy(async () => ({ default: (await import("./presets/preset-choice.tsx")).PresetChoice }));
const SavePreset = lazy(async () => ({ default: (await import("./presets/save-preset.tsx")).SavePreset }));

/** How long the success message is shown before the redirect. */
const redirectMs = 2_000;

interface OrderFormProps {
  readonly opened: FormTarget;
  readonly beginning: InitialOrder;
}

/** The form, with a price panel that stays in view: on the right, or at the bottom of a narrow window. */
export const OrderForm = ({ opened, beginning: { source, order, draft } }: OrderFormProps) => {
  const { form, refused, send, tryFirstScene, taskId } = useOrder(opened, order, draft?.order);
  const quote = useQuote(form);
  const { savedAt, drop } = useDraft(form, opened, source?.task_updated_at, order);
  const [presetId, setPresetId] = useState<string>();
  useRedirect(opened, taskId, drop);
  const discard = async () => {
    await drop();
    form.reset(order);
  };
  return (
    <form className="order" noValidate onSubmit={send} aria-label={text.of[opened.mode].title}>
      <div className="order-parts">
        <Suspense>
          <PresetChoice form={form} chosenId={presetId} onChoose={setPresetId} />
        </Suspense>
        <SpaceBetween size="l">
          {draft && (
            <Suspense>
              <DraftNote at={draft.at} onDiscard={discard} />
            </Suspense>
          )}
          <ErrorSummary form={form} refused={refused} />
          <StoryPart form={form} mode={opened.mode} outline={quote?.outline} />
          <DeferredRender>
            <Suspense fallback={<span className="coming" />}>
              <FilmPart form={form} quote={quote} />
            </Suspense>
          </DeferredRender>
          <DeferredRender>
            <Suspense fallback={<span className="coming" />}>
              <KeyElements form={form} />
            </Suspense>
          </DeferredRender>
          <DeferredRender>
            <AdvancedSection form={form} />
          </DeferredRender>
          <DeferredRender>
            <Suspense>
              <SavePreset form={form} chosenId={presetId} onSaved={setPresetId} />
            </Suspense>
          </DeferredRender>
          <DeferredRender>
            <Suspense>
              <MadeBy />
            </Suspense>
          </DeferredRender>
        </SpaceBetween>
      </div>
      <PricePanel
        form={form}
        quote={quote}
        already={opened.mode === "edit" && source ? source.credit_cost - (source.credits_due ?? 0) : 0}
        onTry={opened.mode === "edit" ? undefined : tryFirstScene}
        words={text.of[opened.mode]}
        isDone={taskId !== undefined}
        savedAt={savedAt}
      />
    </form>
  );
};

/** Shows the success message, then opens the list, or the task after an edit. */
const useRedirect = (opened: FormTarget, taskId: string | undefined, drop: () => Promise<void>) => {
  const navigate = useNavigate();
  const flash = useFlash();
  useEffect(() => {
    if (!taskId) return;
    void drop();
    const page = `/task-detail/${taskId}`;
    flash({
      type: "success",
      id: "ordered",
      content: (
        <>
          {text.of[opened.mode].done}{" "}
          <AppLink to={page} color="inverted">
            {text.watch}
          </AppLink>
        </>
      ),
    });
    const timer = setTimeout(() => navigate(opened.mode === "edit" ? page : "/tasks"), redirectMs);
    return () => clearTimeout(timer);
  }, [taskId, opened.mode, drop, navigate, flash]);
};
