import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

/** Stories of creatures that are found, brought home, or hidden. */
export const lostYoung = [
  story({
    says: [
      phrase(
        "(?:helped|helps|guided|promised to help|tried to help|decided to help|had to help|offered to help) (?!(?:him|her|it|them)\\b)<lost:somebody> (?:to )?(?:find|get back to|return to|reach|look for|search for|get home to) (?=(?:its|his|her|their) (?:\\p{Ll}+ )?(?:mother|father|parents|mum|mummy|family|herd|pod|flock|pack|brothers?|sisters?|owner)\\b)<kin:somebody>",
      ),
    ],
    unless: /\b(?:murder\w*|kill\w*|war|dead|died|hospital|adopted|birth mother|police|detective)\b/i,
    after: [
      "{Lost} had cried so much that there was nothing left but hiccups. {Hero} asked what {kin} looked like. {Lost} did not know how to say it. “Big,” said {lost} in the end. “And warm. And there is a song.” It was not much to go by, but {hero} had started with less.",
      "So they set out side by side. {Hero} asked everyone they met. Had they seen {kin}? Some shook their heads, and some pointed, and no two of them pointed the same way. {Lost} stayed very close. Whenever a shadow came, {lost} hid behind {hero}, who made {himself} as big as {he} could.",
      "+ Once they believed that they had found {kin}. The size was right, and it was warm, too. But when {lost} came near, a strange face turned round. {Lost} came back very slowly. {Hero} did not say that it would be all right. {He} only walked a little slower.",
      "+ In the night {lost} was afraid of having been forgotten. {Hero} had been alone for a long time, and knew such thoughts. “Where somebody is missing,” {he} said, “they are thought of all the time.” {Lost} moved a little closer and fell asleep on that.",
      "In the evening {hero} asked how the song went. {Lost} hummed it, three notes, and then a long one. {Hero} had never heard it before, and yet {he} could do it at once. But {lost} was too small to be heard far away, and very tired. “Save your breath,” said {hero}. “I'll do the loud part.” {He} went to the highest place there was, and there {he} sang.",
    ],
    end: [
      "All night long {hero} called out the song, three notes, and then a long one, in every direction. {His} voice grew hoarse. {Lost} slept. In the grey of the morning there was something, so far off that it could have been the wind. Three notes. {Hero} held {his} breath. Then came the long one. {Lost} was awake at once.",
      "{Kin} came as fast as a storm. For some time there was nothing to be seen but hugging and rubbing and noses. “I had searched everywhere,” said {kin}. “I had hardly any voice left. Then I heard our song.” {Lost} pointed at {hero}. “I learned it yesterday,” said {hero}, and could only whisper.",
      "Now it was quiet again where {hero} lived, and a bit too quiet. But in the evening, when {he} could not sleep, there came three notes from far away. Two voices sang them, a big one and a small one. Then they stopped and waited, because the long note belongs to {hero}.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:found|befriended|befriends|discovered|met|rescued|adopted|hatched|made friends with|was friends with|looked after) (?=(?:an?|the|two|three) )<beast:thing>",
      ),
      phrase(
        "(?:hid|hides|hide|keep|kept|keeps|protect|protected) (?:it|him|her|them)(?: (?:hidden|secret|a secret|safe|away))? from <others:somebody>",
      ),
    ],
    unless: /\b(?:murder\w*|kill\w*|dead|died|letter|money|treasure|suitcase|painting|soldier|refugee)\b/i,
    of: "people",
    after: [
      "{Hero} told nobody about {thebeast}. {He} went there every day by another way, and left no footprints that {he} could help. {He} brought what {he} could save from {his} own plate. {Thebeast} knew {his} step by now, and was always there before {hero} could call.",
      "But {theothers} came nearer. They looked behind every bush, and at everything twice. “Have you seen anything unusual?” one of them asked {hero}. {Hero} shook {his} head, and felt that {his} ears were red. Behind {him} something splashed or sneezed. {Hero} coughed very loudly.",
      "+ That night {hero} covered {thebeast} with branches, and lay down next to {thebeast} under a blanket. “You have to be quiet,” {he} whispered. “If {theothers} find you, they will take you away, or you will have to go.” {Thebeast} put something heavy and warm on {his} shoulder. {Hero} did not sleep for one minute.",
      "+ It got harder every day. {Hero} had to think of a new reason each time for being late, and {he} was not good at that. “You look tired,” they said to {him} at home. {Hero} would have liked to tell them. But a secret about {abeast} is too big to be shared by halves.",
      "Then came the morning when it went wrong. There was a cry, and a crash. Where {theothers} had been standing, the ground had given way, and one of them hung over the edge and held on by the fingers. The rest were too far off. {Hero} ran, and knew that {he} would not be strong enough alone. Only one was strong enough.",
    ],
    end: [
      "{Hero} put two fingers in {his} mouth and whistled. And {thebeast} came, out in the open, in bright daylight, with all of {theothers} looking on. {Thebeast} reached down over the edge, very carefully, and lifted the one who had fallen back on to the grass. Nobody moved. {Hero} stood in front of {thebeast} with {his} arms spread out.",
      "“So that is why your ears were red,” said the one who had been saved. {Hero} could not say a word. The one who had been saved looked at {thebeast} for a long time, and then at {theothers}. “I have seen nothing unusual here,” said the voice, still a bit shaky. “Have you?” They all shook their heads. And every one of them had red ears.",
      "There is a fence there now, with a sign: Please keep out. {Theothers} put it up themselves, and only {hero} has a key. In the evening {he} sits with {thebeast} and shares {his} supper. Sometimes there is a basket at the fence, with something good in it for two, and nobody knows who left it.",
    ],
  }),
  story({
    says: [
      phrase("(?:waited|waits|was waiting)(?: (?!for\\b)[\\p{Ll}]+){0,5} for <event:thing>"),
      /\b(?:every (?:day|evening|morning|night)|all (?:day|night|autumn|year|summer|winter)|for weeks|for days|impatient\w*|could(?: not|n't) wait)\b/i,
    ],
    may: [phrase("(?:together )?with <kin:somebody>")],
    unless:
      /\b(?:for (?:\w+ ){0,2}(?:mother|father|owner|master|husband|wife|son|daughter|letter|bus|train|friend|brother|sister|postman|man|woman|return)|dead|died|war|come back|came back|return\w*|kill\w*)\b/i,
    of: "creatures",
    after: [
      [
        "“Is it today?” asked {hero} every time. {Kin} put {kinhis} nose into the air for a long while. “Not today,” said {kin}. “But it has set out.” {Hero} looked at the sky and at the hill, and could not see anything on its way. {He} sat down beside {kin} all the same, because that was the best place for waiting.",
        "“Is it today?” asked {hero} every time. The old crow in the fir put her beak into the air for a long while. “Not today,” said the crow. “But it has set out.” {Hero} looked at the sky and at the hill, and could not see anything on its way. {He} sat down in {his} place all the same.",
      ],
      "{Hero} had heard so much about {event}. Everybody told it differently. One said that it was loud, and one that it could not be heard at all. {Hero} had kept a good place clear for it, swept with {his} own tail. {He} practised being surprised. Nobody was to say afterwards that {he} had not been ready.",
      [
        "+ “Can't we do something to make it come?” asked {hero}. “Of course,” said {kin}, and showed {him} what you do: you gather wood, you mend the roof, you count the stars. They did it all. It took until night, and while they worked {kin} told {hero} of the very first time, when {kin} had been just as small and just as impatient.",
        "+ “Can't I do something to make it come?” asked {hero}. “Of course,” said the crow, and told {him} what you do: you gather wood, you mend the roof, you count the stars. {Hero} did it all. It took until night, and {he} hardly looked at the hill once.",
      ],
      "+ There was one evening when it seemed to be there. {Hero} jumped up and shouted. But it was only a leaf, or only a light, or only somebody shaking a pillow. “It always does that,” {he} was told. “It likes to send somebody ahead.”",
      [
        "Then {kin} had a cough and had to stay in. “You go,” said {kin}. “One of us has to be there when it comes.” {Hero} sat outside alone. It was not the same. If it came now, who would be there to be surprised with? For the first time {hero} did not wait for {event}. {He} got up and went in to {kin}.",
        "Then a little one came and asked what {hero} was looking at. “Nothing yet,” said {hero}. The little one sat down next to {him}, and was cold, and asked questions. {Hero} told it everything that {he} had heard about {event}. It grew late, and for the first time {he} forgot to look up.",
      ],
    ],
    end: [
      [
        "{Hero} warmed {kin's} feet, and told {kin} what {he} had seen outside, which was not much. They did not notice how still it had become. It was {kin} who lifted {kinhis} head first. “Well?” said {kin}. “Is it today?” {Hero} ran to the door and pulled it open. And there it was, {event}, all over the world, as far as {he} could see.",
        "They did not notice how still it had become. It was the little one who pointed. “Is that it?” {Hero} turned round. And there it was, {event}, all over the world, as far as {he} could see.",
      ],
      [
        "Of all the things {hero} had practised, {he} did not do one. {He} just stood there, with {his} mouth open. Then {he} carried {kin} to the door, blanket and all, and they sat there side by side and looked. “Is it as you thought?” asked {kin}. “It's quieter,” whispered {hero}. “And I'm glad that you are here.”",
        "Of all the things {hero} had practised, {he} did not do one. {He} just stood there, with {his} mouth open, and so did the little one. “Is it as you thought?” called the crow from her fir. {Hero} shook {his} head. It was much better, because there were two of them to look at it.",
      ],
      [
        "By morning {hero} was already asking when it would come again. “In a year,” said {kin}. {Hero} nodded, fetched some wood, and sat down in {his} place. There was a lot to be done until then. And {kin} moved over, because that was still the best part of it: waiting with {hero}.",
        "By morning {hero} was already asking when it would come again. “In a year,” said the crow. {Hero} nodded, fetched some wood, and sat down in {his} place. The little one sat down beside {him}. There was a lot to be done until then.",
      ],
    ],
  }),
];
