import {
  answer,
  catches,
  drawing,
  drawn,
  everyScene,
  filmStage,
  input,
  keep,
  sheets,
  taskEnded,
} from "./film-stages.ts";
import { makeFilm } from "./make-film.ts";
import {
  choice,
  endingRetries,
  failTo,
  type Json,
  providerRetries,
  result,
  results,
  retry,
  type States,
  stage,
  taskToken,
  variables,
  waitRetries,
} from "./states.ts";

const execution = "$states.context.Execution.Input";

/** What FitLength returns, as variables. */
const fitted = (answer: string) =>
  Object.fromEntries(
    ["fits", "rescale", "scenesKey", "timingKey", "round"].map((name) => [name, `{% ${answer}.${name} %}`]),
  );

const voiceBranch = {
  StartAt: "VoiceEachScene",
  States: {
    VoiceEachScene: everyScene(
      { item: { scenesKey: "{% $scenesKey %}" }, after: { Next: "FitVoices" } },
      stage("VoiceScene", { payload: input, output: answer, retries: providerRetries }),
    ),
    ...stage("FitVoices", {
      comment: "Compares the measured length with the asked one, while the first picture may still be drawn.",
      runs: "FitLength",
      payload:
        "{% { 'run': $run, 'scenesKey': $scenesKey, 'voices': $states.input, 'rescaled': [], 'round': $round } %}",
      output: { voices: input, fitted: answer },
    }),
  },
};

const firstPictureBranch = {
  StartAt: "DrawsEarly",
  States: {
    DrawsEarly: choice([["$drawsEarly", "DrawFirstScene"]], "FirstSceneDone"),
    ...stage("DrawFirstScene", {
      comment: "The first scene can be watched sooner. MakeFilm finds its picture, or draws it if this failed.",
      runs: "DrawScene",
      payload: "{% { 'run': $run, 'scenesKey': $scenesKey, 'lookKey': '', 'scene': 1, 'early': true } %}",
      retries: [],
      catches: [{ ErrorEquals: ["States.ALL"], Output: {}, Next: "FirstSceneDone" }],
      next: "FirstSceneDone",
    }),
    FirstSceneDone: { Type: "Succeed" },
  },
};

/** A storyboard is drawn before its review. MakeFilm then finds its pictures, and draws only what has changed. */
const storyboard: States = {
  ...filmStage("DrawStoryboardSheets", {
    ...sheets,
    runs: "DrawSheets",
    // MakeFilm assigns its own: a branch cannot assign a variable of the machine.
    assign: { storyboardLookKey: result("lookKey") },
    next: "DrawStoryboard",
  }),
  DrawStoryboard: everyScene(
    {
      item: { ...drawn, lookKey: "{% $storyboardLookKey %}" },
      after: { Output: {}, Catch: catches, Next: "WaitForReview" },
    },
    stage("DrawStoryboardScene", { ...drawing, runs: "DrawScene" }),
  ),
};

/** Speaks and draws the first scene, then waits for the owner. VoiceScenes and MakeFilm find both files. */
const firstLook: States = {
  IsFirstLook: choice([["$review = 'first_scene'", "MakeFirstScene"]], "IsRecorded"),
  MakeFirstScene: {
    Type: "Parallel",
    Branches: [
      {
        StartAt: "VoiceFirstScene",
        States: stage("VoiceFirstScene", {
          runs: "VoiceScene",
          payload: "{% { 'run': $run, 'scenesKey': $scenesKey, 'scene': 1 } %}",
          retries: providerRetries,
        }),
      },
      {
        StartAt: "DrawFirstLook",
        States: stage("DrawFirstLook", {
          runs: "DrawScene",
          payload:
            "{% { 'run': $run, 'scenesKey': $scenesKey, 'lookKey': '', 'scene': 1, 'early': true, 'retries': $states.context.State.RetryCount } %}",
          retries: providerRetries,
        }),
      },
    ],
    Output: {},
    Catch: catches,
    Next: "WaitForReview",
  },
};

/** The recording of the whole narration that a stage returned. */
const recording = "{% $exists($states.result.Payload.recording) ? $states.result.Payload.recording : '' %}";

const wholeNarration: States = {
  IsRecorded: choice([["$recording != ''", "SplitNarration"]], "VoiceScenes"),
  ...filmStage("SplitNarration", {
    comment: "Splits a recording of the whole narration over the scenes, once.",
    payload: "{% { 'run': $run, 'scenesKey': $scenesKey, 'recordingKey': $recording } %}",
    assign: results("scenesKey"),
    next: "VoiceScenes",
  }),
};

const reviewSeconds = 72 * 3600;
const review: States = {
  Review: choice(
    [
      ["$review = 'script'", "WaitForReview"],
      ["$review = 'storyboard'", "DrawStoryboardSheets"],
    ],
    "MakeFilm",
  ),
  ...storyboard,
  ...stage("WaitForReview", {
    comment:
      "The owner looks at the script or storyboard. Continue and edits send the task token back; without it the time runs out.",
    payload: variables("run", "scenesKey", taskToken),
    waitsSeconds: "{% $reviewSeconds %}",
    retries: waitRetries,
    catches: [taskEnded, { ErrorEquals: retry.waitIsOver.ErrorEquals, Next: "ResumeFilm" }, failTo("FailTask")],
    next: "ResumeFilm",
  }),
  ...filmStage("ResumeFilm", {
    comment: "Takes a slot again, or cancels a film whose review was not continued.",
    payload: variables("run", "scenesKey"),
    assign: {
      ...results("scenesKey", "scenes", "edited", "review", "reviewSeconds"),
      // An older release returned nothing of these.
      recording,
      scenesAtOnce:
        "{% $exists($states.result.Payload.scenesAtOnce) ? $states.result.Payload.scenesAtOnce : $scenesAtOnce %}",
    },
    retries: [retry.final, retry.throttled, retry.turn, retry.transient],
    next: "Edited",
  }),
  // Stages find what has not changed, and make the rest. A film that was not continued then waits again.
  Edited: choice([["$edited", "IsRecorded"]], "Review"),
};

export const makeVideo = {
  Comment:
    "Makes one video: story, scenes, voices, film. Task state WriteStory runs functions/pipeline/write-story.ts, and so on.",
  QueryLanguage: "JSONata",
  StartAt: "Begin",
  TimeoutSeconds: 3 * 86_400 + 2 * reviewSeconds,
  States: {
    Begin: {
      Comment: "The edit window is what is left until the start time of the task.",
      Type: "Pass",
      Assign: {
        run: `{% { 'userId': ${execution}.userId, 'taskId': ${execution}.taskId, 'attempt': ${execution}.attempt } %}`,
        editSeconds: `{% $exists(${execution}.startAfter) ? $min([86400, $max([0, $ceil(($toMillis(${execution}.startAfter) - $toMillis($states.context.State.EnteredTime)) / 1000)])]) : 0 %}`,
      },
      Next: "IsOpen",
    },
    IsOpen: choice([["$editSeconds > 0", "WaitForEdits"]], "ClaimTask"),
    ...stage("WaitForEdits", {
      comment: "The task is open to changes. Start now sends the task token back; without it the time runs out.",
      payload: variables("run", taskToken),
      waitsSeconds: "{% $editSeconds %}",
      retries: waitRetries,
      catches: [taskEnded, { ErrorEquals: retry.waitIsOver.ErrorEquals, Next: "ClaimTask" }, failTo("FailTask")],
      next: "ClaimTask",
    }),
    ...filmStage("ClaimTask", {
      comment:
        "Moves the task from pending to in progress, once. UserBusy waits for the owner's other films, a day at most.",
      payload: "{% $run %}",
      // An older release returned nothing.
      assign: {
        reviewSeconds,
        review: "{% $exists($states.result.Payload.review) ? $states.result.Payload.review : 'none' %}",
        scenesAtOnce: "{% $exists($states.result.Payload.scenesAtOnce) ? $states.result.Payload.scenesAtOnce : 8 %}",
      },
      retries: [retry.final, retry.throttledBeforeStart, retry.turn, retry.transient],
      next: "WriteStory",
    }),
    ...filmStage("WriteStory", {
      payload: variables("run"),
      assign: results("storyKey"),
      retries: providerRetries,
      next: "PlanScenes",
    }),
    ...filmStage("PlanScenes", {
      payload: variables("run", "storyKey"),
      assign: {
        ...results("scenesKey", "scenes"),
        // An older release returned nothing of these.
        recording,
        drawsEarly: "{% $exists($states.result.Payload.drawsEarly) ? $states.result.Payload.drawsEarly : false %}",
        needsSheets: "{% $exists($states.result.Payload.needsSheets) ? $states.result.Payload.needsSheets : true %}",
        round: 0,
        rescaled: [],
      },
      retries: providerRetries,
      next: "IsFirstLook",
    }),
    ...wholeNarration,
    ...firstLook,
    VoiceScenes: {
      Comment:
        "Speech is cheap and decides the length: but for a free first picture, pictures are made when the length is right.",
      Type: "Parallel",
      Branches: [voiceBranch, firstPictureBranch],
      Assign: {
        voices: "{% $states.result[0].voices %}",
        ...fitted("$states.result[0].fitted"),
        drawsEarly: false,
      },
      Output: {},
      Catch: catches,
      Next: "Fits",
    },
    Fits: choice(
      [
        ["$fits", "Review"],
        ["$count($rescale) > 0", "RescaleScenes"],
      ],
      "VoiceScenes",
    ),
    RescaleScenes: everyScene(
      {
        comment: "Rewrites narrations that are too long or too short.",
        items: "[$rescale]",
        item: { scenesKey: "{% $scenesKey %}" },
        after: keep("rescaled", "FitLength"),
      },
      stage("RescaleScene", {
        payload:
          "{% { 'run': $states.input.run, 'scenesKey': $states.input.scenesKey, 'scene': $states.input.scene.scene, 'seconds': $states.input.scene.seconds, 'retries': $states.context.State.RetryCount } %}",
        output: answer,
        retries: providerRetries,
      }),
    ),
    ...filmStage("FitLength", {
      comment: "Puts the rewritten narrations into the plan. They are then spoken again.",
      payload: variables("run", "scenesKey", "voices", "rescaled", "round"),
      assign: { ...fitted("$states.result.Payload"), rescaled: [] },
      next: "Fits",
    }),
    ...review,
    ...makeFilm,
    ...filmStage("CompleteTask", {
      comment: "Settles the credits, sets the deletion date, announces the end.",
      payload: variables("run"),
      retries: endingRetries,
    }),
    ...stage("FailTask", {
      comment: "Gives the credits back and announces the end.",
      payload: variables("run", "cause"),
      retries: endingRetries,
      next: "Failed",
    }),
    Ended: { Comment: "Cancelled, deleted or settled elsewhere while a stage was at work.", Type: "Succeed" },
    Failed: { Type: "Fail", Error: "{% $cause.Error %}", Cause: "{% $cause.Cause %}" },
  },
} satisfies Json;
