import { role, story } from "../subject-story.ts";

/** Stories of nurses, doctors and patients. */
export const hospitals = [
  story({
    says: [
      /\b(?:nurse|nurses|night nurse|carer|caregiver|care assistant|care worker|hospital porter|hospice|nursing home|care home)\b/i,
      /\b(?:no (?:visitors|papers|name|family)|without (?:visitors|a name|papers)|nobody (?:visits|visited|knows|knew)|unknown|lonely|who (?:he|she) (?:is|was)|never (?:has|had) (?:any )?visitors|doesn't (?:know|remember)|didn't (?:know|remember)|nameless|alone|all alone)\b/i,
    ],
    may: [role("ownpatient", "patient|old man|elderly man|old woman|elderly woman|man|woman|lonely patient|resident")],
    unless: /\b(?:murder\w*|bet|invented|makes? up|made up|spy|ghosts?)\b/i,
    of: "people",
    after: [
      [
        "@hospital(hero stand, ownpatient sleep) The folder was thin. Where other people had a name, it had a dash. {Ownpatient} lay with open eyes and looked at the empty chair beside the bed. {Hero} straightened the blanket, and asked, as {he} asked everybody, “Is there anybody we should ring?” The head on the pillow shook.",
        "@hospital(hero stand) The folder was thin. In the bed lay somebody with open eyes and looked at the empty chair beside it. {Hero} straightened the blanket, and asked, as {he} asked everybody, “Is there anybody we should ring?” The head on the pillow shook.",
      ],
      [
        "@hospital.dawn(hero write) So {hero} looked for small things. At ten to six each morning, when the whole ward was asleep, two fingers began to tap on the rail of the bed: three short, a long one, three short. {Hero} wrote it on the back of {his} hand.",
        "@hospital.dawn(hero write) So {hero} looked for small things. At ten to six each morning, when the whole ward was asleep, two fingers began to tap on the rail of the bed: three short, a long one, three short. {Hero} wrote it on the back of {his} hand.",
      ],
      "@hospital(hero talk) {He} tapped it to the doctors, and they shrugged. “That?” said the man who came to mend the lift. “That's how we knock on the pipe at the dairy, when the first lorry's loaded. Three short, one long.”",
      "+ @hospital(hero talk) After her shift another nurse asked {hero} why {he} took such trouble. “Because the chair's empty,” said {hero}. “It's been empty for nineteen days. I can't sit on it and do my work, too.”",
      "The dairy had been closed for years, but the porter's lodge was still there, and in it a woman who knew everything. {Hero} told her of the patient who tapped. The woman reached for the telephone.",
    ],
    end: [
      "@hospital.dawn(hero look, ownpatient sleep) At ten to six the next morning the fingers began to tap. Three short, a long one, three short. And from the corridor there came an answer, on the pipe of the radiator. The tapping on the bed stopped. Slowly the head turned to the door.",
      [
        "@hospital(hero look, ownpatient talk) They came in with their caps in their hands, six old people in Sunday clothes. “Here you are,” said the oldest. “We've looked for you since you moved out of the blue house.” {Theownpatient} opened {ownpatienthis} mouth, and out came the first word in all those weeks. It was a nickname, and a very rude one.",
        "@hospital(hero look) They came in with their caps in their hands, six old people in Sunday clothes. “Here you are,” said the oldest. “We've looked for you since you moved out of the blue house.” A mouth opened on the pillow, and out came the first word in all those weeks. It was a nickname, and a very rude one.",
      ],
      "@corridor(hero write) After that the rest came back in pieces: a street, a dog, a sister who was still alive. {Hero} stood in the corridor with the folder and crossed out the dash. There was so much to write that {he} had to fetch another sheet.",
      "@hospital.dawn(hero sit, ownpatient sleep) They took turns with the chair. Once, at ten to six, {hero} found it empty for a moment, and sat down on it after all. A rough hand came out from under the blanket and tapped on {hero}'s sleeve. Three short, a long one, three short.",
    ],
  }),
  story({
    says: [
      /\b(?:nurse|nurses|night nurse|carer|caregiver|care assistant|doctor|ward)\b/i,
      /\b(?:patient|patients|old man|old woman|bed|room)\b/i,
      /\b(?:night shift|night shifts|at night|nights|every night|long night|last night|dawn|midnight)\b/i,
    ],
    may: [
      role(
        "ownpatient",
        "patient|grumpy patient|lonely patient|old man|elderly man|old woman|elderly woman|boy|girl|musician|pianist|sailor|soldier",
      ),
    ],
    unless:
      /\b(?:makes? up|made up|invented|bets?|murder\w*|everything about|knows? (?:things|secrets)|knew|no (?:papers|name|visitors)|ghosts?|dies and|killer|vanish\w*|disappear\w*|lottery)\b/i,
    of: "people",
    after: [
      [
        "@hospital.night(hero sit, ownpatient talk) When {hero} came round with the torch, {ownpatient} was awake. “Go on to the next,” said {theownpatient}. “I'm only lying here and being old.” {Hero} pulled the chair up to the bed and sat down.",
        "@hospital.night(hero sit) When {hero} came round with the torch, there was one patient still awake. “Go on to the next,” said the voice from the pillow. “I'm only lying here and being old.” {Hero} pulled the chair up to the bed and sat down.",
      ],
      "@hospital.night(hero look) “Why can't you sleep?” asked {hero}. “Because of the window. It looks out on a wall. I'd like to see one more sunrise, properly, from the beginning.” {Hero} looked at the window. It was true. There was a wall, and a pipe.",
      "+ @hospital.night(hero look) {Hero} thought of it through the whole shift, at the tea, at the needles, with the little boy who wanted his bear bandaged. The roof was forbidden. The lift did not go up so far. A bed weighs more than a cow, and the night sister had eyes in the back of her cap. At four {hero} had a look at the weather. There was not one cloud.",
      "@corridor.night(hero give) “Are you warm enough?” {hero} asked at half past four. “For what?” “For complaining,” said {hero}, and put a second blanket on top, and a woolly hat from the lost property. Out in the corridor stood the porter, the cleaner, and the young doctor in her socks. “We haven't seen anything,” said the doctor, and took hold of a corner.",
    ],
    end: [
      [
        "@roof.dawn(hero carry, ownpatient sleep) They carried the last two flights, and the porter swore in whispers. At the very top, with her arms folded, stood the night sister. She looked at {ownpatient}, and at the woolly hat, which had two ears. “Not without a hot water bottle,” said the night sister, and held the door.",
        "@roof.dawn(hero carry) They carried the last two flights, and the porter swore in whispers. At the very top, with her arms folded, stood the night sister. She looked at the patient, and at the woolly hat, which had two ears. “Not without a hot water bottle,” said the night sister, and held the door.",
      ],
      [
        "@roof.dawn(hero look, ownpatient look) Up there the air smelled of bread. First there was only a grey line, and then a pink one. They stood around the bed like people around a fire. And {ownpatient} said nothing at all, but took {hero}'s hand, when the first bit of the sun came over the edge, and pressed it.",
        "@roof.dawn(hero look) Up there the air smelled of bread. First there was only a grey line, and then a pink one. They stood around the bed like people around a fire. Nothing at all was said from under the hat. But a hand took hold of {hero}'s, when the first bit of the sun came over the edge, and pressed it.",
      ],
      [
        "@roof.dawn(hero look, ownpatient sleep) “So,” said {ownpatient} when it was day. “Now I can sleep.” And before the lift had come, there was snoring under the ears of the hat. In the book for the night {hero} wrote: no complaints.",
        "@roof.dawn(hero write) “So,” came from under the hat when it was day. “Now I can sleep.” And before the lift had come, there was snoring between the two ears. In the book for the night {hero} wrote: no complaints.",
      ],
      "@hospital.night(hero walk) Nobody ever spoke of it on the ward. But sometimes in the last hour of a night shift a bed is missing, and the night sister counts them, and counts right.",
    ],
  }),
  story({
    says: [
      /\b(?:nurse|doctor|night nurse|carer|surgeon|paramedic)\b/i,
      /\b(?:patient|bed|room|ward)\b/i,
      /\b(?:(?:knows?|knew|know|remember\w*) (?:everything|all|things|secrets|more|her|his|about)|same (?:name|scar|face|birthday)|her (?:life|past|childhood|secrets?)|his (?:life|past|childhood|secrets?))\b/i,
    ],
    may: [role("ownpatient", "patient|old man|old woman|man|woman")],
    unless: /\b(?:murder\w*|operat\w+|burgled|drunk driver)\b/i,
    of: "people",
    after: [
      "@hospital.night(hero look) “You still sleep with the light on in the hall,” said the voice from the bed. “Since the thing with the well.” {Hero} let the tray drop. Nobody knew about the well. {He} had never told anybody, not in thirty years.",
      "+ @corridor.night(hero talk) {Hero} went on with the round. {His} hands did it by themselves. But at one, and at two, and at three, {he} stood at that door again. “Who are you?” {he} asked. “You had a blue bicycle,” was the answer. “You lent it to a girl, and told them that it had been stolen. That was kind of you. She never brought it back, did she?”",
      [
        "@hospital.night(hero look, ownpatient talk) {Ownpatient} looked at {hero} as if at an old photograph. “You were to become a singer,” said {theownpatient}. “What came of it?” {Hero} had to hold on to the rail of the bed. There were only three people who had known about that.",
        "@hospital.night(hero look) The eyes in the bed looked at {hero} as if at an old photograph. “You were to become a singer. What came of that?” {Hero} had to hold on to the rail. There were only three people who had known about it.",
      ],
      "+ @study.night(hero read) In the office {hero} searched the files by the light of the screen. There was no illness in the family, no address, only a line in another hand: asked to be moved to this ward. Asked to have this room.",
      "@hospital.night(hero look) At four the pulse on the monitor became uneven. {Hero} had {his} finger on the button for the doctor. “Wait,” said the voice, and it was not much more than a breath. “In the drawer. Before they all come in.” In the drawer lay a bundle, tied up with green and white string. {Hero} knew that string.",
    ],
    end: [
      "@hospital.night(hero read) They were letters, in a child's handwriting. It was {hero}'s own. At the age of eight {he} had been made to write to a pen friend, by the school, and had written every week for five years: about the well, the bicycle, the singing. An answer had never come.",
      "@hospital.night(hero look) “I was in prison,” said the voice. “They gave us children to write to. I've read them every night of my life. I know a single person in the world, and that's you. I only wanted to see if you were all right.”",
      "@hospital.dawn(hero sit) {Hero} pressed the button, and the doctor came running. It was just light when the line on the monitor grew calm. “You'd better go home now,” said the doctor. But {hero} sat down at the bed, with a chair that scraped. “Yes,” {he} said. “I'm all right. I didn't become a singer. I'll tell you about it.”",
      "{Hero} answered them in the quiet hours, one letter a night, aloud, and hummed in between. And at home, in the hall, the light was left on, though it was not because of the well any more.",
    ],
  }),
  story({
    says: [
      /\b(?:surgeon|doctor|nurse|paramedic|vet|anaesthetist|dentist)\b/i,
      /\b(?:operat\w+|surgery|on the table|treat(?:ed|s)?|sav(?:e|es|ed|ing) (?:the )?(?:life|man|woman)|accident|patient|called to|recogni[sz]e[sd]?)\b/i,
      /\b(?:killed (?:her|his|their)|kill(?:ed|er)|burgl\w+|robbed|enemy|murdere[dr]|bull(?:y|ied)|walked out|left (?:him|her|them)|his father|her father|drunk driver|betrayed|ruined|abandoned)\b/i,
    ],
    may: [role("ownman", "man|driver|drunk driver|patient|father|woman|enemy|burglar")],
    of: "people",
    after: [
      "@hospital(hero look) “Pressure's falling,” said the assistant, and {hero} heard {his} own voice give the right orders, in the right tone, one after the other. {His} hands were steady. But that face! {He} had seen it so often at night on the ceiling of the bedroom.",
      "@hospital(hero talk) “Are you all right?” asked the assistant over the rim of her mask. {Hero} could have stepped back and said it. But the nearest colleague was forty minutes away, and there were perhaps six left.",
      "@hospital(hero stand) So {hero} worked. {He} thought of nothing but the next thing, and then of the next. Only once did it all come up: the telephone in the hall, the coat that had never been fetched from the cleaner's. It would be so easy. It would only have to be left undone. Nobody would ever know.",
      "@hospital(hero look) Then the alarm went. There was blood where there must not be any, and it came fast. “We're losing the pulse,” said the assistant. The whole room looked at the clamp in {his} hand.",
    ],
    end: [
      "@hospital(hero look) The clamp clicked. “Again,” said {hero}, “and suction. And talk to me, all of you, please.” So they talked, about a dog, about the soup in the canteen, and between the dog and the soup the line on the screen began to climb. At three {hero} took off the gloves.",
      "@hospital(hero stand) Two days later {hero} stood in that room, in {his} own clothes. The eyes in the bed opened. “You,” said the cracked lips. “It was you who...? Why?”",
      "@hospital(hero sit) “Because I want you to live,” said {hero}, “and to know what you did. Every day. I have to, as well.” For a long time there was no reply, only tears that ran down sideways into the pillow. “I do know,” said the voice. “I've never known anything else.” {Hero} pulled up the chair. It was not forgiveness. But it was a chair.",
      "That night the bedroom ceiling was white and empty. The next day {hero} drove to the cleaner's with a slip of paper that was very old, and asked. They still had the coat. It hung right at the back, with a new button on it.",
    ],
  }),
];
