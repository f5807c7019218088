/** The ways in which an utterance can be spoken. Without one, as a storyteller reads aloud. */
export const speechStyles = ["calm", "happy", "excited", "sad", "scared", "angry", "whisper", "shout"] as const;
export type SpeechStyle = (typeof speechStyles)[number];

/** Names the narrator among the speakers of a film. */
export const narratorSpeaker = "narrator";
