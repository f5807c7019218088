import { also, role, story, type WrittenStory } from "../subject-story.ts";

const SHOES: WrittenStory = {
  says: [
    /\b(?<shoes>(?:running |football |red |old |dancing )?(?:shoes|boots|trainers|sneakers)|skis|skates|roller skates|bicycle|bike|gloves|racket|jersey|lucky cap)\b/i,
    /\b(?:win(?:s|ning)?|won|race|fast(?:er|est)?|competition|champion\w*|medal|goals?|always (?:win|score))\b/i,
    /\b(?:magic\w*|always|enchanted|by themselves|f(?:inds?|ound)|lucky|secret|slow(?:est)?|never (?:won|win))\b/i,
  ],
  may: [
    role("rival", "rival|champion|best friend|friend|brother|sister|classmate|coach|trainer|neighbour|team"),
    ...also("slow\\w*", "always", "never", "won|win|wins", "anything|a race", "pair"),
  ],
  of: "people",
  unless:
    /\b(?:murder\w*|stol\w*|thief|cheat\w*|wheelchair|one leg|without shoes|barefoot|too small|poor|no money|blind)\b/i,
  after: [
    "@street(hero run) {Hero} only meant to try {theshoes} to the corner and back. There was a jerk, and a rush in the ears, and then {he} was standing in the next village, beside a surprised cow. “Sorry,” panted {hero}. {He} looked down. There was nothing to be seen, just a small wisp of dust.",
    "+ @stadium(hero run) On Saturday {he} won a race for the first time in {his} life. On Sunday {he} won two. It was wonderful. They hung something round {his} neck, and a band played, and a little girl asked {him} to sign her plaster. {Hero} stood at the top, where {he} had never stood, and had a look at everything from there.",
    [
      "@stadium(hero, rival) After the fourth medal {hero} noticed that {he} could not remember any of the races. There was a bang, and then there was the end. “What was it like?” asked {therival}, who had come in red in the face and laughing. “I dropped my hat at the bridge, and somebody's goat ate it. Didn't you see?” {Hero} had not seen any bridge.",
      "@stadium(hero) After the fourth medal {hero} noticed that {he} could not remember any of the races. There was a bang, and then there was the end. “Did you see the goat?” laughed the man who had come in second, red in the face. “It ate my hat at the bridge!” {Hero} had not seen any bridge.",
    ],
    "+ @bedroom.night(hero look) That night nine medals hung on the wall, and they clinked whenever a lorry went by. {Hero} counted them. Then {he} looked at {theshoes} on the rug. They were not even dirty. “You've won all that,” {he} said to them. “I only came along.”",
    [
      "@stadium(hero look, rival) Then came the big day, with flags, and with everybody whom {hero} knew on the benches. {He} bent down to the laces. Beside {him} {therival} was hopping from one foot to the other. “I'm so nervous,” said {therival}. “Isn't it lovely?” {Hero} wasn't nervous at all. There was nothing to be nervous about. And that was when {he} began to undo the knots.",
      "@stadium(hero look) Then came the big day, with flags, and with everybody whom {hero} knew on the benches. {He} bent down to the laces. All around {him} they were hopping from one foot to the other. “I'm so nervous,” said a boy with freckles. “Isn't it lovely?” {Hero} wasn't nervous at all. There was nothing to be nervous about. And that was when {he} began to undo the knots.",
    ],
  ],
  end: [
    "@stadium(hero run) {Hero} started without {theshoes}, and {he} was slow, just as slow as {he} had always been. Everyone overtook {him}. But there was the bridge! It smelled of river. There was the goat, with a bit of hat in its beard. There was an old man at a gate who handed out slices of lemon, and said to each of them: “Go on, you're nearly there,” although it was not true.",
    [
      "@stadium(hero run, rival run) On the last hill {hero} could hardly breathe. {His} side hurt and {his} knees were made of pudding. And there at the top stood {therival}, who had finished long ago and had come back. “I thought I'd run the end again,” said {therival}. “With you.” So they ran the end together, side by side, and the whole stand got up.",
      "@stadium(hero run) On the last hill {hero} could hardly breathe. {His} side hurt and {his} knees were made of pudding. And there at the top stood the boy with the freckles, who had finished long ago and had come back. “I thought I'd run the end again,” he said. So they ran the end together, side by side, and the whole stand got up.",
    ],
    "+ @stadium(hero) {Hero} was the last but two. “The last but two!” {he} shouted to everybody whom {he} met. There was no medal for it. But the old man at the gate had one slice of lemon left, and he stuck it on {hero's} shirt with a pin.",
    "@street(hero give) {Theshoes} stand on the wall by the bus stop, with a note: “They win. Careful.” {Hero} runs past there every morning, in {his} own, which are torn at the side. Last week {he} was a whole minute faster than in spring. {He} knows exactly where {he} got it: half at the bridge, and the rest on the hill.",
  ],
};

/** Stories of magic glasses, boxes of wishes, carpets, winning shoes and bells without wind. */
export const wishing = [
  story({
    says: [
      /\b(?<glasses>glasses|spectacles|goggles|headphones|earphones|hearing aid|hat|helmet|monocle|binoculars|earrings)\b/i,
      /\b(?:think\w*|thoughts?|minds?|feel\w*|hear\w*|secret wish\w*|feelings|really (?:mean|meant|want|wanted))\b/i,
      /\b(?:magic\w*|strange|old|special|f(?:inds?|ound)|bought|buys?|inherit\w*|shows?|showed|lets?|can|could|get|gets|got|given|wears?|put(?:s)? on)\b/i,
    ],
    may: [
      role(
        "friend",
        "best friend|friend|brother|sister|classmate|neighbour|teacher|colleague|boss|husband|wife|grandfather|grandmother|grandma|grandpa|mother|father|girlfriend|boyfriend",
      ),
      ...also("magic", "pair", "show\\w*", "people|others|everyone|everybody", "think\\w*|thinking"),
    ],
    of: "people",
    unless:
      /\b(?:animals?|dogs?|cats?|birds?|ghosts?|future|horses?|murder\w*|bank|police|detective|spy|blind|colou?rs?|future|ghosts?|without (?:his|her) glasses|goalkeeper|broke|broken|deaf|past|virtual|VR|invisible)\b/i,
    after: [
      "@street(hero look) The first person whom {hero} saw with {theglasses} was the postman. A white cloud hung over his cap, with writing in it: “My feet. Oh, my feet. Is that dog at home?” {Hero} took {theglasses} off. The cloud was gone. {Hero} put them on again. “Why is that one staring like that?” was written in it now.",
      "+ @street(hero walk) On the bus there were so many clouds that {hero} could hardly find a seat. “Did I turn off the iron?” “I love her, and she's getting off at the next stop.” “Cake.” {Hero} giggled all the way. People were not at all as they looked. The man with the angry eyebrows was making up a song about his cat.",
      "+ @street(hero talk) It was useful too. {Hero} always knew who had the last biscuit, and which number was meant, and when the baker had put the good rolls under the counter. “You understand people so well,” they all said. {Hero} pushed {theglasses} up and said nothing.",
      [
        "@street(hero look, friend) Then {hero} looked at {thefriend}. That was a mistake. “{Hero} never asks how I am any more,” it said in the cloud over {thefriend}, quite small and grey. “And I won't say anything.” But {friendhe} was smiling. “All well?” asked {hero}. “All well,” said {thefriend}. And the cloud said: “No.”",
        "@street(hero look) Then {hero} met Nadia, who had been {his} friend since always. That was a mistake. “{Hero} never asks how I am any more,” it said in the cloud over Nadia, quite small and grey. “And I won't say anything.” But Nadia was smiling. “All well?” asked {hero}. “All well,” said Nadia. And the cloud said: “No.”",
      ],
      "@room(hero look) At home {hero} stood in front of the mirror with {theglasses} on. Over {his} own head there was a cloud as well, and it was the biggest of them all. “I know what everybody thinks,” was written in it, “and nobody has told me any of it.” {Hero} read it twice. Then {he} heard a crack. There was a split in the left side.",
    ],
    end: [
      [
        "@street(hero talk, friend) The next morning {hero} put {theglasses} in {his} bag and went to {thefriend} without them. It was hard. {Thefriend's} face was just a face, with two eyes and a smile. “How are you?” asked {hero}. “Fine,” said {thefriend}. {Hero} stayed where {he} was. “I've got time,” {he} said. “How are you really?”",
        "@street(hero talk) The next morning {hero} put {theglasses} in {his} bag and went to Nadia without them. It was hard. Nadia's face was just a face, with two eyes and a smile. “How are you?” asked {hero}. “Fine,” said Nadia. {Hero} stayed where {he} was. “I've got time,” {he} said. “How are you really?”",
      ],
      [
        "@park(hero sit, friend talk) It took a while. Then {thefriend} began to talk, and it was much more than there had been in the cloud. There was a whole night in it, and a bad letter, and a joke right in the middle. {Hero} had never known about the joke. “I thought that you couldn't see it,” said {thefriend} at the end. “I couldn't,” said {hero}. “I asked.”",
        "@park(hero sit) It took a while. Then Nadia began to talk, and it was much more than there had been in the cloud. There was a whole night in it, and a bad letter, and a joke right in the middle. {Hero} had never known about the joke. “I thought that you couldn't see it,” said Nadia at the end. “I couldn't,” said {hero}. “I asked.”",
      ],
      "+ @street(hero give) On the way home {hero} gave {theglasses} to the lady of the flea market, who laid them back in their box. “They only ever last a week,” she said. “Then people know how it's done.”",
      "@street(hero talk) {Hero} still sees the postman every morning. There is no cloud over him any more, only a cap. “How are your feet?” asks {hero}. He stops and puts down his bag. Nobody has ever asked him that. “How did you know?” he says, and thinks it, too. You can see it quite clearly.",
    ],
  }),
  story({
    says: [
      /\b(?<box>box|jar|chest|well|drawer|tin|bottle|coin|music box|lamp|stone|candle|button|bell|letterbox|cupboard)\b/i,
      /\bwish(?:es|ed|ing)?\b/i,
      /\b(?:for (?:somebody|someone|others|another|other people)|true|granted|come[s]? true|came true|grants|fulfil\w*|becomes? (?:true|real)|became)\b/i,
    ],
    may: [
      role(
        "friend",
        "best friend|friend|brother|sister|grandmother|grandma|grandfather|grandpa|neighbour|mother|father|mum|dad|dog|cat",
      ),
      ...also(
        "birthday",
        "empty|little|old|magic|wooden",
        "whatever|every",
        "somebody else|someone else|other people|others|other",
        "finds?|found|gets?|got|attic|flea market",
      ),
    ],
    of: "children",
    unless: /\b(?:murder\w*|genie|djinn|horror|curse\w*|dies|died|fairy|dragon|witch|three wishes|star|fish|price)\b/i,
    after: [
      "@bedroom(hero look) {Hero} began with something small. {He} opened {thebox} a crack and whispered: “A strawberry ice cream with sprinkles.” Nothing happened. {Hero} looked under the chair. Then there was a shriek in the street. The old lady from number nine stood on the pavement with a strawberry ice cream in her hand, and did not know where it had come from.",
      "@bedroom(hero talk) “Red roller skates,” {hero} said into {thebox}, more clearly. Down on the corner a boy fell over, because he suddenly had red wheels under his feet. He got up, and rolled, and whooped. {Hero} did not find it funny. “They were for me,” {he} told {thebox}. “Are you listening? Me!” {Thebox} smelled of nutmeg and was silent.",
      [
        "+ @bedroom(hero talk, friend) {Hero} told {thefriend}. Together they tried every trick. They wrote the name of {hero} on a slip of paper. They wished backwards. They climbed half into {thebox} with a torch. A minute later a perfectly strange dog in the park had the new bicycle bell.",
        "+ @bedroom(hero write) {He} tried every trick. {Hero} wrote {his} own name on a slip of paper. {He} wished backwards. {He} climbed half into {thebox} with a torch. A minute later a perfectly strange dog in the park had the new bicycle bell.",
      ],
      "+ @street(hero walk) So {hero} pushed {thebox} under the stairs and went out in a temper. But something was odd in the street. The old lady from number nine, who never said anything, said: “Good morning!” She still had a sprinkle on her chin. And the boy with the skates had always sat alone on the wall. He was not alone now. He was teaching two others.",
      "@street(hero look) {Hero} sat down on the kerb. Across the road a girl in a wheelchair was looking up into the chestnut tree, where a kite had got caught. She did not say a word. But {hero} knew what it looks like when a wish is sitting in a throat. {He} got up and ran home.",
    ],
    end: [
      "@bedroom(hero talk) {He} took {thebox} on {his} knees. This time {hero} did not wish for what {he} would like. {He} thought of the chestnut tree, and of the girl. “A good strong wind from the left,” {hero} whispered, “and a long string.” Something rustled in {thebox}. It sounded like a laugh.",
      "@street(hero look) When {hero} got to the corner, the kite was already in the sky, and the girl had the string in both hands. She laughed so loudly that the pigeons moved off. And then {hero} felt it. It was warm, and it started in the stomach and went right down to {his} toes. It was better than sprinkles. It was a good deal better than wheels.",
      [
        "+ @street(hero talk, friend) After that {hero} and {thefriend} went through the streets with {thebox} under one arm and looked for wishes. They got very good at it. The postman needed a nap. The baker missed her son, and the telephone rang. They never told anybody, and that was the best part.",
        "+ @street(hero walk) After that {hero} went through the streets with {thebox} under one arm and looked for wishes. {He} got very good at it. The postman needed a nap. The baker missed her son, and the telephone rang. {Hero} never told anybody, and that was the best part.",
      ],
      "@street.dusk(hero carry) One evening the girl with the kite waited for {hero} at the corner, with both hands behind her back. “I don't know why,” she said, “but I wished for something today, and it was for you.” She brought it out. It was a strawberry ice cream, a bit soft already, with sprinkles. And {thebox}, under {hero's} arm, smelled of nutmeg.",
    ],
  }),
  story({
    says: [
      /\b(?:magic(?:al)?|flying|enchanted|old)\b[^.]*\b(?<carpet>carpet|rug|broom|broomstick|armchair|bicycle|umbrella|boat|sledge|bed|suitcase)\b|\b(?<carpet2>carpet|rug|broom)\b[^.]*\bmagic\b/i,
      /\bfl(?:y|ies|ew|ying|own)\b/i,
      /\b(?:only|stor(?:y|ies)|truth|true|when|if|afraid|refus\w*|too old|tired|slow|wrong|carpet|rug)\b/i,
    ],
    may: [
      role(
        "friend",
        "best friend|friend|brother|sister|grandmother|grandma|grandfather|grandpa|cat|dog|goat|camel|neighbour|cousin|uncle|aunt",
      ),
      ...also(
        "only",
        "true stor(?:y|ies)|stor(?:y|ies)|jokes?|songs?|lies?",
        "tells?|told",
        "somebody|someone|whoever",
        "finds?|found|bought|inherit\\w*|attic|market|bazaar",
      ),
    ],
    of: "people",
    unless: /\b(?:murder\w*|broomstick race|witch|stol\w*|thief|sultan|pilot|Halloween|race)\b/i,
    after: [
      "@roof(hero sit) {Hero} sat down in the middle of {thecarpet} and held on tight. “Once upon a time there was a king with a golden beard,” {he} began. Nothing moved. “All right,” said {hero}. “Yesterday I dropped my grandmother's blue bowl, and I said that it was the cat.”",
      "@roof(hero fly) {Thecarpet} shot up so fast that {hero} lost a shoe. The roofs were below {him}, and the washing, and a very surprised stork. “And I've still got one bit in my pocket!” shouted {hero}, and they went higher. It liked the truth. It drank it like water.",
      [
        "@city(hero fly, friend fly) From then on {hero} and {thefriend} flew every evening. {Thefriend} told how {friendhe} had once eaten a whole jar of honey, and they got as far as the river. But true stories get used up. “You could tell it something from the newspaper,” said {thefriend}. They fell into a fig tree.",
        "@city(hero fly) From then on {hero} flew every evening. {He} told how {he} had once eaten a whole jar of honey, and got as far as the river. But true stories get used up. One evening {hero} tried it with something from the newspaper. {He} fell into a fig tree.",
      ],
      "+ @village(hero talk) So {hero} asked other people for theirs. The baker told {thecarpet} that he could not stand bread. The teacher told it that she had once run away with a circus, for two days. Everyone who told it something true could come along for a bit, and came back with red cheeks and lighter.",
      "@mountain.dusk(hero fly) Then came the day when they were far out, over the mountains, and it grew dark. {Hero} had told everything that {he} had. {Thecarpet} began to sink, in big, sad circles, and under them were rocks. “I've told you all of it,” said {hero}. {Thecarpet} sank. “There isn't any more.” It sank faster. It could feel that this was not true.",
    ],
    end: [
      "@mountain.dusk(hero carry) {Hero} put {his} face down on the old wool. There was one story that {he} had never told to anyone. It was not long. “I miss my grandfather,” {he} said. “They say that it gets less. I pretend that it does. I still save him the end piece of the loaf.” For a moment there was only the wind.",
      "@mountain.night(hero fly) Then {thecarpet} rose. It lifted {hero} as carefully as you lift a child who has gone to sleep, over the rocks, over the snow, until they were among the stars, and it was quite easy up there. {Hero} talked all the way home. {He} told {thecarpet} about his hands, and his bad jokes, and his whistling.",
      [
        "+ @roof.night(hero sit, friend sit) On the roof {thefriend} was waiting with a blanket. “You were so high,” said {thefriend}. “What on earth did you tell it?” And {hero} told it once again. It was still true the second time, and {thecarpet} hovered under them both, a hand's breadth over the tiles, without anyone having asked it to.",
        "+ @roof.night(hero talk) On the roof {hero's} grandmother was waiting with a blanket. “You were so high,” she said. “What on earth did you tell it?” And {hero} told it once again, and the matter of the blue bowl as well. {Thecarpet} hovered under them both, a hand's breadth over the tiles.",
      ],
      "@city.night(hero fly) If you see something small and square cross the moon, that is {hero}. And whenever they fly over the bakery, the end piece of a loaf lies on the chimney, for whoever may come past.",
    ],
  }),
  story({
    ...SHOES,
    says: [...SHOES.says, /(?<=\bby (?:[a-z-]+ ){0,2})(?<runner>\p{Lu}\p{L}+)/u],
    of: undefined,
    lead: "runner",
  }),
  story(SHOES),
  story({
    says: [
      /\b(?<chime>wind chimes?|music box|bell|piano|violin|guitar|drum|flute|gramophone|radio|clock|telephone|seashell|harmonica)\b/i,
      /\b(?:without (?:any )?wind|no wind|although (?:there (?:is|was)|nobody|no one)|even (?:when|though|if) (?:there (?:is|was)|nobody|no one)|by itself|on its own|nobody (?:touch\w*|plays?|played)|no one (?:touch\w*|plays?|played))\b/i,
      /\b(?:r[aiu]ngs?|ringing|plays?|played|playing|sounds?|sounded|chim(?:e|es|ed)|sings?|sang|strikes|struck|starts?|started)\b/i,
    ],
    may: [
      role(
        "friend",
        "grandmother|grandma|grandfather|grandpa|best friend|friend|brother|sister|neighbour|mother|father|mum|dad|cat|dog|seller|old man|old woman",
      ),
      ...also(
        "flea market|market|attic|shop|beach|garden",
        "rings|rang",
        "finds?|found|buys?|bought|inherit\\w*",
        "whenever|every time|each time",
      ),
    ],
    of: "people",
    unless: /\b(?:murder\w*|horror|ghost|haunted|dead|died|evil|kill\w*|curse\w*|terrif\w*|creepy)\b/i,
    after: [
      "@room(hero look) {Hero} hung {thechime} by the window, where the air stood as still as in a jar. And there it was again, quite soft: three notes up and one down. {Hero} held it with both hands. “What are you trying to tell me?” asked {hero}.",
      [
        "@room(hero talk, friend) {Hero} called {thefriend}, who walked round {thechime} and looked into it from below. “There isn't any thread on it, and no battery,” said {thefriend}. “When did it do it?” {Hero} wrote down the times: yesterday at ten past four, today at ten past four. They both looked at the clock.",
        "@room(hero write) {Hero} looked into it from below. There was no thread on it, and no battery. So {he} wrote down the times when {thechime} did it: yesterday at ten past four, today at ten past four. Then {hero} sat down in front of it with {his} chin in {his} hands, and waited for tomorrow.",
      ],
      "+ @room(hero look) {He} tried everything. {Hero} carried {thechime} into the cellar, and wrapped it in a towel, and put it under {his} pillow. At ten past four it came from the cellar, through the towel, and out of the pillow: three notes up and one down. It did not sound cross. It only sounded as if it would never give up.",
      "@street(hero walk) On the fourth day {hero} opened the window at ten past four and leaned out. {Thechime} played. And from over the roofs, so faint that it might have been a memory, something answered: one note down and three up. {Hero} already had one shoe on. {He} took {thechime} under {his} arm and ran.",
      [
        "@street(hero look, friend look) {Hero} and {thefriend} went through four streets that they had never been in. Whenever they went the wrong way, {thechime} fell silent, and whenever they turned back, it hummed. At last they stood before a blue door with a broken knocker.",
        "@street(hero look) {Hero} went through four streets that {he} had never been in. Whenever {he} went the wrong way, {thechime} fell silent, and whenever {he} turned back, it hummed. At last {hero} stood before a blue door with a broken knocker.",
      ],
    ],
    end: [
      "@room(hero talk) A very old man opened. When he saw {thechime}, he had to hold on to the door. “We made two of them,” he said, “my brother and I, out of one piece of brass, when we were ten. Then he went away, and took his along, and at ten past four we each gave ours a push. That was our hour.”",
      "@room(hero give) On a hook by his window hung the other one, green with age. {Hero} hung {thechime} beside it. For a moment nothing happened at all. Then, without a breath of air, both of them began: three notes up and one down, and one down and three up. It fitted. It was one tune, and it had been only half a tune all this time.",
      "+ @room(hero sit) They listened until it got dark, {hero} and the old man. He made mint tea and told of his brother, who had been the loud one. “He must have sent it off to look for me,” he said. “He never could write letters.”",
      [
        "@room(hero sit, friend sit) Both of them hang by the old man's window now. But every afternoon at four the blue door opens, and {hero} and {thefriend} come in with cake. They sit down, and put their cups aside, and are quiet. There is no wind. And then it rings.",
        "@room(hero sit) Both of them hang by the old man's window now. But every afternoon at four the blue door opens, and {hero} comes in with cake. They sit down, the two of them, and put their cups aside, and are quiet. There is no wind. And then it rings.",
      ],
    ],
  }),
];
