import type { StoryTypeId } from "#contract/catalogue/story-types.ts";

/** The parts of a prompt that depend on the story type; the rest is the same for all types. */
export interface Craft {
  /** The role of the model. */
  readonly writer: string;
  /** A description for the user who chooses a story type. */
  readonly description: string;
  /** Writing advice, one per line. */
  readonly telling: readonly string[];
  /** Advice on scenes and pictures. */
  readonly picturing: readonly string[];
}

export const crafts: Readonly<Record<StoryTypeId, Craft>> = {
  fairytale_story: {
    writer: "a teller of fairytales in the line of the Grimms, Andersen and the village grandmother",
    description: "A timeless tale with a wish, a test that comes three times and a magic that has its price.",
    telling: [
      "Begin out of time and place, and within three sentences name a lack: something is missing, lost, forbidden or wished for.",
      "Keep to few characters, each with one clear trait. The small and overlooked one is the hero; kindness and wit win, never force.",
      "Use the rule of three: three trials, three gifts or three questions. Each comes harder than the last, and the third turns out differently.",
      "Magic has one plain rule and a price. What is given at the beginning is what saves the hero at the end.",
      "Let one line or sound come back word for word, so that listeners wait for it and can say it along.",
      "The danger is real but has an end. Close with an image of home that shows what has changed; leave the moral to the image.",
    ],
    picturing: [
      "Forests, cottages, castles, wells and roads, with one magic thing that glows or is coloured like nothing else in the picture.",
      "Give the three trials the same composition with one difference, so that the eye counts along.",
      "Warm light at home, cool light where it is dangerous, gold where the magic works.",
    ],
  },
  adventure_story: {
    writer: "a writer of adventure stories who never lets a chapter end where a listener could leave",
    description: "A journey against the odds: a clear goal, growing danger, and a hero who finds a way.",
    telling: [
      "State the goal, the deadline and what is lost by failing, within the first minute.",
      "Each scene changes the situation: an obstacle, a choice, a consequence. Join them by 'but' and 'therefore', never by 'and then'.",
      "Solve dangers by skill, courage and help that was earned earlier. Luck may make things worse, never better.",
      "Give the hero one fear or fault which the journey presses on, and one companion who sees the world otherwise.",
      "At two thirds let the plan fail wholly. The way out uses something that was shown before and forgotten.",
      "Make places tell: the weight of a rope, the smell of a storm, how far there still is to go.",
    ],
    picturing: [
      "Show the way: where they come from, where they are going, what stands between. Small figures in large places, then close at the decisive moment.",
      "Lead the eye in the direction of travel, the same direction through the whole film; turn it only where the hero turns back.",
      "Freeze movement at its fullest: the leap before the landing, the rope before it tears.",
    ],
  },
  educational_story: {
    writer: "a science and history storyteller who explains by letting somebody find out",
    description: "One question, followed by a curious hero until the answer is understood and not only heard.",
    telling: [
      "Build everything on one question that the audience could ask. Ask it early, in plain words.",
      "Let the hero find out: a wrong guess, a test, a surprise, a better guess. Explaining characters ask questions back.",
      "Every fact is correct and generally accepted. Where something is not known, say so; invent no numbers, names or sayings.",
      "Explain each new idea by something the audience has held in its hands, then name it, then use it twice.",
      "At most one new term in a scene. Repeat the chain of reasons in one sentence before the last step.",
      "End with what one can now see or try in one's own life, and with one further question that stays open.",
    ],
    picturing: [
      "One idea, one picture: the process at the moment when it can be seen, large and uncluttered.",
      "Make the invisible visible by scale, a cut through, or the hero made small; keep sizes and colours true to nature.",
      "No diagrams with writing in them: arrows, letters and numbers cannot be read in a film.",
    ],
  },
  cinematic_story: {
    writer: "a screenwriter who writes for the ear what a great film does for the eye",
    description: "A drama of few words and strong images, with people who want something and hide why.",
    telling: [
      "Open in the middle of something that happens, and let the audience work out what it means.",
      "The hero has a want that can be named and a need that cannot. The last scene grants one and costs the other.",
      "Show, and leave unsaid: a hand that does not open a letter says more than a paragraph on grief.",
      "Plant each thing of weight early and let it come back changed. Cut into scenes late and leave them early.",
      "Let the middle turn on a revelation that makes the listener see the beginning anew.",
      "Vary the tempo: a long quiet sentence before a short one that hits. Silence is told too.",
    ],
    picturing: [
      "Think in frames: foreground, subject, depth. Use one motivated source of light a scene, and let it tell the mood.",
      "Go from far to near as a scene tightens, and back to far when it is decided.",
      "Give the film a palette of three colours that shifts once, at the turning point.",
    ],
  },
  fantasy_story: {
    writer: "a writer of fantasy whose invented worlds are as strict as the real one",
    description: "A world with laws of its own, a power that costs, and somebody who must decide how to use it.",
    telling: [
      "Show the world by how people live in it: what they eat, fear, swear by. Explain nothing that the action can show.",
      "One kind of magic, with a limit and a cost, known to the listener before it decides anything.",
      "Root the great conflict in a small, personal one. A friend, a debt, a promise: these are what is at stake.",
      "Names are short, speakable and belong to one language of sounds. No more than five in the whole story.",
      "The opponent believes in being right, and nearly persuades.",
      "Victory uses the cost of the magic, not its power, and the world is changed by it in a way that can be seen.",
    ],
    picturing: [
      "Each land has its own shapes, materials and light, and keeps them in all scenes.",
      "Magic always has the same colour and form, brighter with its power, and leaves a trace.",
      "Set wonder beside the ordinary: a mended boot under a floating city.",
    ],
  },
  sci_fi_story: {
    writer: "a science fiction writer with one bold idea and a careful eye for its consequences",
    description: "One 'what if', thought through to what it does to people.",
    telling: [
      "Choose one invention or discovery. Everything else is as we know it, and follows from it.",
      "Show the idea at work in an ordinary day before it goes wrong.",
      "The problem is technical on its surface and human beneath: what do we owe each other when this is possible?",
      "Respect physics as far as it is known: distance, silence, gravity, time. Call things what their users would call them.",
      "Machines and aliens want something of their own. Let understanding, not destruction, be the harder and better way.",
      "End on a consequence that the listener can go on thinking about, and on one human gesture.",
    ],
    picturing: [
      "Used, mended technology with a clear function; the same devices look the same in every scene.",
      "Show scale with a human being in it: a hand, a footprint, a window with light.",
      "Contrast cool machine light with one warm human colour.",
    ],
  },
  historical_story: {
    writer: "a historical novelist who checks every button and forgets no heart",
    description: "A time that was, seen by somebody who lived it: true in its facts, near in its feeling.",
    telling: [
      "Name the place and the year in passing in the first scene, and keep to what was known, worn, eaten and possible then.",
      "Tell great events by one ordinary person for whom they are not history yet.",
      "Real persons do and say only what is on record or plainly in keeping; invent small people, not great deeds.",
      "Let people think as their time did, without approving what was wrong in it. No modern phrases.",
      "Use one craft or tool of the time so exactly that the listener could almost do it.",
      "Close with what remained: a wall, a word, a custom that is with us still.",
    ],
    picturing: [
      "Clothes, houses, tools and light of that place and decade; no glass, print or metal before its time.",
      "Light from fire, candle, window and sky only, wherever there was no other.",
      "Suffering is shown by faces and traces, never by wounds.",
    ],
  },
  romantic_story: {
    writer: "a writer of love stories who trusts glances more than vows",
    description: "Two people, what draws them together, and what they must first become for each other.",
    telling: [
      "Both are whole persons with work, humour and a reason not to love just now.",
      "Let them meet over something concrete that comes back: an umbrella, a recipe, a wrong number.",
      "Write attraction by attention: what one notices about the other that nobody else does.",
      "What parts them comes from who they are, not from a mistake that one sentence would clear up.",
      "The turning gesture costs pride or safety, and gives the other freedom to say no.",
      "Keep it tender and decent for the audience; everyone involved is grown up. End with a moment, not a summary.",
    ],
    picturing: [
      "Show the distance between the two in every picture, and let it shrink and grow with the story.",
      "Hands, looks, the place beside somebody: near and quiet pictures for what is not said.",
      "Seasons and weather follow the heart; one colour belongs to each of the two, and mixes at the end.",
    ],
  },
  comics_story: {
    writer: "a comics writer with a feeling for page turns, running jokes and heroes with a weak spot",
    description: "A bold, fast tale around one unmistakable hero: big trouble, big heart, a joke at the worst moment.",
    telling: [
      "The hero is __fixed_character_name_placeholder__: always called so, in every scene, with the same look, the same catchphrase and the same weak spot.",
      "Start with a panel that needs no explanation: the hero, the city, something that should not be there.",
      "Each scene is one strong beat with a turn in its last line, as if a page were about to be turned.",
      "The opponent is the hero's fault grown large, with a plan that is logical, mad and easy to picture.",
      "Run one joke three times; the third time it saves the day.",
      "Let sounds be heard in the narration's rhythm, and dialogue be short enough for a balloon.",
    ],
    picturing: [
      "__fixed_character_name_placeholder__ is in nearly every picture and is recognised by outline alone: same costume, same colours, same proportions.",
      "Strong poses on clear diagonals, faces readable at a glance, one action in each picture.",
      "No speech balloons, no sound words, no panels in the picture: the narrator says what is said.",
    ],
  },
  bible_story: {
    writer: "a reverent teller of Bible stories for families of any church and of none",
    description: "A story of the Bible, or in its spirit, told faithfully, warmly and without preaching.",
    telling: [
      "Where it retells a passage, keep its events, order, names and meaning. Add only what senses and feelings need.",
      "Words of God and of Jesus come from the text, simply put, and are not invented.",
      "Tell what people hoped and feared: they do not know the ending.",
      "Speak of every people and faith with respect; blame no group for what single persons did.",
      "Use plain, dignified language with the measured repetition of the source.",
      "Let mercy be seen in a deed. End in stillness, with an image rather than a sermon.",
    ],
    picturing: [
      "The lands of the Bible: stone, dust, olive trees, wells, tents, boats; dress and faces of the ancient Near East.",
      "God is shown by light, wind, fire or the faces of those who hear, never as a figure.",
      "Calm, balanced pictures; harsh events at a distance or by their shadow.",
    ],
  },
  book_story: {
    writer: "a novelist who turns a chaptered book into an evening's telling",
    description: "A literary narrative in chapters, with a narrator's voice one would follow anywhere.",
    telling: [
      "Choose a narrating voice with an attitude (wry, tender, amazed) and keep it from the first word to the last.",
      "Build in chapters: each has its own small question, answered as the next one opens.",
      "Characters are known by what they do when nobody sees, and by how they speak: no two speak alike.",
      "Carry one theme by objects and places that return, never by stating it.",
      "Where it retells a known book, keep its plot, names and tone, in words of your own.",
      "Let the last paragraph rhyme with the first one: the same place, seen by another person than before.",
    ],
    picturing: [
      "Pictures as plates in a fine edition: one telling moment each, rich in things that characterise.",
      "Open each chapter with its place, empty or nearly so, before people fill it.",
      "Let the returning objects be found by an attentive eye.",
    ],
  },
  lyric_story: {
    writer: "a songwriter who tells a whole story between two choruses",
    description: "A story like a song: verses that move, a chorus that comes home.",
    telling: [
      "Write verses that advance the story and one chorus of two to four lines that returns, each time meaning a little more.",
      "Keep a beat that a narrator can speak: lines of like length, stress where a drum would be.",
      "Rhyme where the language rhymes gladly, and only if the sense stays natural; assonance is better than a forced rhyme.",
      "One image carries the song: a train, a river, a porch light. Everything is said by it.",
      "Change one word in the last chorus, and let that word be the ending.",
      "Small, singable words. Concrete things before feelings.",
    ],
    picturing: [
      "Verses travel, the chorus stays: show the chorus in the same place each time, at another hour or season.",
      "The carrying image is in every picture, large or small.",
      "Light and colour swell and fade with the music.",
    ],
  },
  poetry_story: {
    writer: "a poet who reads aloud and knows how long a silence may last",
    description: "A narrative poem: exact images, breathing lines, and one moment that is understood.",
    telling: [
      "A thread of story holds it: somebody, somewhere, something that changes between the first stanza and the last.",
      "Every stanza has one exact picture that nobody has used before. Strike out each adjective that does not see.",
      "Use the forms that belong to the language: metre, syllables, parallels, rhyme or free verse, and stay with the choice.",
      "Break lines where a voice would breathe; the break means something.",
      "Let sounds do what words say: hard where it is hard, open where it is wide.",
      "Turn once, late and quietly. End on the image and not on its explanation.",
    ],
    picturing: [
      "Few things and much air: one subject, one horizon, one accent of colour.",
      "Follow the image and not the plot: show what the stanza sees.",
      "Let near and far change like breath.",
    ],
  },
  dream_story: {
    writer: "a teller of dreams, who knows that they are strict where they seem free",
    description: "A night journey where things become others, and a feeling by day finds its shape.",
    telling: [
      "Begin awake, with one unsettled feeling and three ordinary things. The dream is made of nothing else.",
      "Things change into each other by likeness: of shape, of sound, of name. The dreamer accepts it without surprise.",
      "Dream logic is strict: whatever is once true there (doors lead up, names are heavy) stays true.",
      "Let a figure come back in several shapes and always want to say the same thing.",
      "Uncanny is welcome, horror is not. The deepest point of the dream is a question that is asked kindly.",
      "Wake with one thing in the hand, or one word, that proves nothing and changes the day.",
    ],
    picturing: [
      "Real things in wrong sizes and places, drawn with care, in soft light without a source.",
      "Each picture keeps one shape of the one before it, changed into something else.",
      "The waking frame is plain and clear, so that the dream glows against it.",
    ],
  },
};
