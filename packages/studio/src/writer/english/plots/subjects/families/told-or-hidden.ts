import { role, story } from "../subject-story.ts";

const ELDER =
  "grandfather|grandpa|grandad|granddad|grandmother|grandma|granny|gran|nana|nonna|nonno|abuela|abuelo|opa|oma|great-grandmother|great-grandfather|great-aunt";
const CHILD =
  "granddaughter|grandson|grandchildren|grandchild|grandkids|great-grandson|great-granddaughter|boy|girl|children|twins|kids";

/** Stories of what people tell or hide: a boat in an old photograph, failing eyes, a baby on its way, a last suit, a new wife. */
export const toldOrHidden = [
  story({
    says: [
      role("elder", `${ELDER}|father|mother|old man|old woman`),
      role("child", `${CHILD}|daughter|son`),
      /\b(?:emigrat\w+|immigra\w+|fled|flee\w*|refugees?|boat people|left (?:\w+ ){0,3}?as a child|came (?:over|here)|old country|homeland|crossing|crossed|guest worker)\b/i,
      /\b(?:photos?|photographs?|box|suitcase|album|story|stories|tells?|told|letters?|tin|map|never (?:\w+ )?(?:spoken|talked|told))\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|magic\w*|dead|died|late|funeral|dementia|alzheimer\w*|animals?|dragon)\b/i,
    lead: "elder",
    of: "people",
    after: [
      "@room(hero talk, child sit) “That's me,” said {hero} and put a finger on one of the small grey faces. {Child} bent over it. There stood somebody in a coat with sleeves that were far too long, and squinted at the sun. “Why are you so cross?” asked {child}. “I wasn't cross,” said {hero}. “I was seasick. And I had a spoon in my shoe.”",
      "@room(hero talk, child look) {Hero} had never told it before. They had been allowed one bag each. {Hero's} mother had packed soap, a photograph, and the good pot. “And you?” asked {child}. “I was to take what I could not do without,” said {hero}, “and so I took the spoon.”",
      "+ @room(hero talk, child talk) “Only a spoon?” asked {child}. “It was my spoon,” said {hero}. “It had a dent, and it knew my mouth.” {Child} thought of all the things in the room upstairs and could not choose one.",
      "@sea.night(hero look) “It was so full that we had to sleep sitting up,” said {hero}. “On the third night there was a storm. A little boy beside me screamed and screamed. His people had got lost in the harbour, and he did not speak our language. Nobody could quieten him.” {Hero} stopped, and looked at the window.",
      "@room(hero look, child look) {Child} waited. “And then?” asked {child} at last, very softly. “I was only small myself,” said {hero}. “I didn't know a song that he'd know. I had only the one thing, and I couldn't do without it.”",
    ],
    end: [
      "@room(hero talk, child look) “I gave him the spoon,” said {hero}. “He put it into his mouth, quite empty, and held on to it with both hands. And he was quiet. He was quiet until there was land.” “And did he give it back?” asked {child}. “They took him off first,” said {hero}. “I saw it shining in the sun, all the way along the pier.”",
      "@room(child look) {Child} picked up the photograph again and held it right under the lamp. In the second row, half behind a rope, there was a very small boy. “Look,” said {child}. “What's he got there?” In the boy's fist there was something bright, no bigger than a grain of rice. {Hero} had had that picture for a whole lifetime, and had never once seen it.",
      "+ @kitchen(child give, hero take) Nothing was said for a time. Then {child} ran into the kitchen, and drawers banged. {Child} came back with a soup spoon and pressed a dent into it with a thumb, which was not easy. “Here,” said {child}. “So that you've got one again.” {Hero} tried it in {his} mouth. “It'll have to get to know me first,” said {hero}.",
      "@room(hero sit, child sit) The box stands open on the sideboard these days, and on Sundays somebody takes out a picture and asks. And each of {his} people, the big ones and the small ones, has at home, in some pocket or shoe, a spoon.",
    ],
  }),
  story({
    says: [
      role("elder", `${ELDER}|old man|old woman|father|mother|widow|widower|teacher|aunt|uncle|neighbour`),
      /\b(?:no longer (?:read|see)|not (?:read|see)|cannot (?:read|see)|can['’]t (?:read|see)|n['’]t (?:read|see)|going blind|goes blind|went blind|losing (?:her|his) (?:sight|eyesight)|los(?:es|t) (?:her|his) (?:sight|eyesight)|eyes (?:are|were) getting (?:worse|bad)|failing eyes|eyesight|never learn(?:ed|t) to read|illiterate)\b/i,
      /\b(?:hid(?:es|den|ing)?|secret\w*|pretend\w*|ashamed|admit\w*|nobody (?:knows?|knew|notice\w*)|never told|letters?|books?|newspaper|recipes?|reads? to|reading)\b/i,
    ],
    may: [role("child", `${CHILD}|daughter|son|family`)],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|magic\w*|dead|died|witness|detective|dog|lighthouse)\b/i,
    lead: "elder",
    of: "people",
    after: [
      "@kitchen(hero read) {Hero} had worked out how to do it. {He} held the paper up, moved {his} head slowly from left to right, and now and then gave a little laugh. “What does it say?” people asked. “The same as always,” said {hero}. The salt stood on the left and the sugar on the right, and no one was allowed to tidy up.",
      "+ @shop(hero look) In the shop {hero} bought by the colours. Yellow was soup. When they brought out new labels, {hero} ate cat food for two days running, on toast, and did not find it bad.",
      [
        "@kitchen(child give, hero look) Then {child} came and put something down in front of {hero}. “Read that out to me, will you?” asked {child}. {Hero} held it up and moved {his} head. {He} said that it was a nice letter. {He} said there was good weather in it. {Child} was silent for quite a while. “It's upside down,” said {child} then.",
        "@kitchen(hero read) Then a letter came, and {hero} was asked to read it out at the table. {Hero} held it up and moved {his} head. {He} said that it was a nice letter. {He} said there was good weather in it. It was silent for quite a while. “It's upside down,” said a voice then.",
      ],
      "@kitchen(hero look) {Hero} could feel {his} ears grow hot. “My glasses,” {he} said, and patted {his} pockets, “I've left my glasses somewhere.” {Hero} got up and went out, with one hand along the wall, and counted the steps as {he} always did, twelve to the door and six to the bench.",
      [
        "@garden(hero sit, child sit) {Child} came and sat down on the bench as well. “How long?” asked {child}. “Since last winter,” said {hero}. “First the small letters went, and then the large ones. I didn't want to be somebody to whom things are read out. I was the one who read aloud, to all of you.”",
        "@garden(hero sit) It was a while before the bench creaked beside {him}. “How long?” “Since last winter,” said {hero}. “First the small letters went, and then the large ones. I didn't want to be somebody to whom things are read out. I was the one who read aloud, to all of you.”",
      ],
    ],
    end: [
      [
        "@garden(child read, hero sit) {Child} unfolded the letter. “My dear,” read {child}, and stumbled, for it was a difficult hand. “Slower,” said {hero}. “You swallow the ends. That's how I taught you, and you never listened.” {Child} began again, slowly.",
        "@garden(hero sit) The letter was unfolded. “My dear,” it began, and the reader stumbled, for it was a difficult hand. “Slower,” said {hero}. “You swallow the ends. That's how I taught you, and you never listened.” It was begun once more, slowly.",
      ],
      [
        "@garden(hero talk, child read) When the page was done, {hero} took it, and smoothed it on {his} knee. “Now I'll read it to you,” said {hero}. And {he} did. {He} said it over from beginning to end, each comma, with the voices, and with a pause in the right place, so that {child} had goose pimples. “You left that out,” said {hero}. “What one hears.”",
        "@garden(hero talk) When the page was done, {hero} took it, and smoothed it on {his} knee. “Now I'll read it to you,” said {hero}. And {he} did. {He} said it over from beginning to end, each comma, with the voices, and with a pause in the right place. “You left that out,” said {hero}. “What one hears.”",
      ],
      "+ @kitchen(hero talk) After that there were no secrets in that house, or at least not that one. There was a string along the wall, a bell on the cat, and a raised dot of glue on the sugar. On Thursdays a book came to the table. One of them read a page, and {hero} said it back so that it came alive.",
      "@room(hero talk) By now people bring chairs on Thursdays. {Hero} sits in the middle, holds a newspaper in front of {him} and moves {his} head from left to right. It is upside down, as everybody can see. And when somebody asks what it says, {hero} gives a little laugh. “Something quite new,” says {hero}, and begins.",
    ],
  }),
  story({
    says: [
      /\b(?:pregnan\w*|expecting a baby|expects? a baby|expected a baby|having a baby|going to (?:be|become) (?:a )?(?:father|mother|parents|grandmother|grandfather)|first grandchild|baby on the way)\b/i,
      /\b(?:tell\w*|told|news|announc\w*|surpris\w*|secret\w*|find the (?:right )?(?:moment|words)|confess\w*|reveal\w*)\b/i,
      /(?<![\p{L}-])(?<hearer>(?:(?:[Hh]er|[Hh]is|[Mm]y|[Tt]he|[Tt]heir) (?:[a-z-]+ ){0,2}?)(?:mother-in-law|father-in-law|husband|wife|mother|father|parents|grandmother|grandma|grandfather|boyfriend|girlfriend|family|boss|dad|mum|mom)(?: \p{Lu}\p{L}+)?)(?![\p{L}-])/u,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|dead|died|lost the baby|miscarriage|abortion|war|prison|affair|teen\w*|1[4-7]|sixteen|fifteen|animals?|cat|dog)\b/i,
    of: "people",
    after: [
      "@kitchen(hero look) {Hero} had got as far as the first word many times. The word was “listen”. At breakfast {he} said it, and the toast burned. In the evening {he} said it, and the telephone rang. “Listen,” said {hero} for the fifth time, with both hands on the table. “I'm listening,” said {hearer}. And {hero} heard {himself} say that the gutter had to be cleaned.",
      "+ @garden(hero look, hearer build) The gutter was cleaned that afternoon. There was nothing in it. “Was there anything else?” called {hearer} from the ladder. “No!” called {hero}. One does not say such a thing to people on ladders.",
      "+ @kitchen(hero cook) So it was to be done with a cake. {Hero} wrote it on the top in sugar, three words, quite clear. The dog from next door ate the first word, and the heat in the kitchen took the second. “How nice,” said {hearer}, and put on the reading glasses. “It says: baby. Is that a kind of cake?” “Rum baba,” said {hero} in despair, “with a spelling mistake.”",
      "@room.night(hero look, hearer look) That night {hero} could not sleep and got up for a glass of water. In the living room there was a light. {Hearer} was kneeling in front of the lowest cupboard and did not notice anything. Something small was held up to the lamp, turned, and put back very quickly when the floor creaked.",
      "@room.night(hero talk, hearer talk) “Listen,” they both said at the same time. They stood there with cold feet. {Hero} took a deep breath. It was not how {he} had imagined it: no candles, no cake, and {his} dressing gown was on inside out.",
    ],
    end: [
      "@room.night(hero talk, hearer look) “There's a baby coming,” said {hero}. {Hero} waited for all that {he} had been afraid of. {Hearer} sat down on the floor and was silent, and the silence went on for so long that {hero} could hear the gutter drip. Then came an odd sound.",
      "@room.night(hearer give, hero take) “I know,” said {hearer}. “You've been putting jam on your herrings for three weeks. I only didn't know how one says that one knows. I'm scared to death. I'll drop it. I drop everything.” And out of the cupboard, from under the tablecloths, came what had been held up to the lamp: a tiny grey sock, with the needles still in it. It had two heels.",
      "@room.night(hero hug, hearer hug) {Hero} put it over two fingers. “We'll both be scared,” said {hero}. “Then at least one of us can hold the baby while the other one trembles.” They sat on the floor until it was light.",
      "@bedroom(hero look, hearer carry) The baby has two feet of the ordinary kind, and a great many socks with two heels. So far {hearer} has dropped three plates, a clock and a telephone, but never that. And when anybody in the family begins a sentence with “listen”, all of them put down their cups and look round for the baby.",
    ],
  }),
  story({
    says: [
      role("tailor", "tailor|seamstress|dressmaker|shoemaker|cobbler|hatmaker|hatter|milliner"),
      /\b(?:last|one (?:more|final|last)|final|retir\w*|closing|close his|close her|for the (?:last|first) time)\b/i,
      /(?<suit>\b(?:an?|the|one|her|his) (?:[a-z]+ ){0,3}?(?:suit|dress|wedding dress|gown|coat|pair of shoes|shoes|hat)\b)/i,
    ],
    may: [role("bride", "bride|daughter|groom|girl|young woman|young man|boy|apprentice|son|granddaughter|grandson")],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|magic\w*|emperor|king|queen|prince|princess|war|elves|mouse|mice|giant|coffin|runs away)\b/i,
    lead: "tailor",
    of: "people",
    after: [
      "@shop(hero sit) {Hero} had to thread the needle by ear by now, so to speak. {He} licked the thread, shut both eyes, and pushed. {Suit} lay on the table in twelve pieces and had to be one by Saturday.",
      "+ @shop(hero talk) People put their heads round the door. “Can't a factory do that?” they asked. “A factory can do a sleeve,” said {hero}. “It can't do an arm.” And {he} bent down over it again, until {his} nose almost touched the cloth.",
      [
        "+ @shop(bride stand, hero look) For the fitting {bride} stood on the little box in front of the mirror. {Hero} went round with pins between {his} lips. {He} knew that neck and those shoulders. {Bride} had stood on that box at every size, with grazed knees, with a gap in the teeth. “You never charged my mother,” said {bride}. {Hero} pointed at the pins and could not speak.",
        "+ @shop(hero look) For the fitting the box was pulled out in front of the mirror. {Hero} went round with pins between {his} lips. {He} knew that neck and those shoulders. They had stood on that box at every size, with grazed knees, with a gap in the teeth. “You never charged my mother,” came the voice from above. {Hero} pointed at the pins and could not speak.",
      ],
      "@shop.night(hero sit) On Friday night {hero's} hands gave up. They simply lay there on the cloth, and would not close. The last seam was missing, the one inside, over the heart, where no one sees it. It had struck two o'clock when {he} opened the shop door, because {he} had to have air.",
      [
        "@street.night(hero look, bride sit) On the step sat {bride}, in a nightshirt and a raincoat. “I couldn't sleep,” said {bride}. “I saw that there was a light.” {Hero} did not want to show them, but {his} hands were hanging there in the lamplight, for all to see. {Bride} looked at them and got up. “Where's the needle?” asked {bride}.",
        "@street.night(hero look) On the step sat the one for whom it was meant, in a nightshirt and a raincoat. “I couldn't sleep. I saw that there was a light.” {Hero} did not want to show them, but {his} hands were hanging there in the lamplight, for all to see. There was a silence. “Where's the needle?” asked the voice.",
      ],
    ],
    end: [
      [
        "@shop.night(hero talk, bride build) So {bride} sewed the last seam, and {hero} sat beside it and counted. “Smaller. In, out. You're pulling.” “It's crooked,” said {bride} at the end. {Hero} pushed {his} glasses up and looked at it for a long time. “It is,” said {hero}. “So was my first. I wore it till it fell apart.”",
        "@shop.night(hero talk) So the last seam was sewn by a hand that had never sewn before, and {hero} sat beside it and counted. “Smaller. In, out. You're pulling.” “It's crooked,” said the voice at the end. {Hero} pushed {his} glasses up and looked at it for a long time. “It is,” said {hero}. “So was my first. I wore it till it fell apart.”",
      ],
      "@church(hero look) On Saturday {hero} sat right at the back, in the pew by the door, as one who merely wants to see how it hangs. It hung like water. The music did not begin. Then they all turned round. “We're one short up here,” somebody called. “The place next to the mother.”",
      "@church(hero walk) {Hero} looked behind {him}, and there was only the door. {He} had to go the whole way, past all those trousers that {he} had once taken up. “I only did the sewing,” {he} whispered. And in reply {he} was shown the inside, over the heart, on the lining, in crooked stitches, where no one sees it. It said: made at home.",
      "@shop(hero sit) There is nothing to buy in the shop these days. But the little box still stands in front of the mirror, and on Wednesdays somebody sits on it and learns how to thread a needle. {Hero} keeps {his} hands in {his} lap. “Smaller,” says {hero}. “In, out. Shut your eyes, and listen.”",
    ],
  }),
  story({
    says: [
      /\b(?:village|town|neighbou?rs?|friends|family|daughters?|sons?|children|sisters?|grandchildren|whole street|customers)\b/i,
      /\b(?:find\w*|found|look\w* for|search\w*|set(?:s)? (?:him|her|them) up|matchmak\w*|match|marry (?:him|her) off|pair (?:him|her) (?:off|up)|hook (?:him|her) up)\b/i,
      /\b(?:(?:new |a |another )(?:\w+ )?(?:wife|husband|girlfriend|boyfriend|bride|partner|woman|man|date)|matchmak\w*|blind dates?|love again)\b/i,
      role(
        "bachelor",
        "baker|widower|widow|father|dad|mother|mum|mom|postman|butcher|priest|uncle|aunt|grandfather|grandmother|grandpa|grandma|teacher|doctor|farmer|fisherman|mayor|barber|bachelor|innkeeper|policeman|neighbour|shopkeeper|boss|brother|sister",
      ),
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|dead woman|runs away|prince|princess|king|robot|dragon|cat|dog|parrot)\b/i,
    lead: "bachelor",
    of: "people",
    after: [
      "@village(hero look) It began with small things. A schoolmistress came, who had lost her way although she had been born here. A lady with a hat sprained her ankle in front of {hero's} door, twice, and not always the same ankle. {Hero} thanked everybody politely and noticed nothing whatever.",
      "+ @village(hero look) People who had an unmarried cousin sent for her. Even the priest was seen writing down names.",
      "+ @restaurant(hero sit) On the first Saturday they gave {him} a table for two by the window, and half of all the people there were watching from behind the menus. The first guest talked about her teeth. The second wept. The third ate {hero's} dessert, and asked what {he} earned. “It's strange,” {hero} said afterwards. “So many people have birthdays lately.”",
      "@village.night(hero talk) At last it was a child who told {him}. Then {he} went to the inn. In the back room, behind the darts, hung a list with names on it. {Hero} took it down and read it from top to bottom. “You're sorry for me,” said {hero}. “I was only sad. That's something different.” And {he} shut the door behind {him}, very quietly.",
      "@village The next morning {hero's} shutters stayed closed. So did they on the day after. People walked past on tiptoe and were ashamed. There was only one who had never been on the list. That was Magda, who delivered the coal, and who cursed like three men.",
    ],
    end: [
      "@street(hero talk) Magda had been away for a fortnight and knew of nothing. She kicked against {hero's} door with her boot. “Are you dead in there?” “No,” said {hero} from inside. “Then open, I've got two hundredweight on my back!” {Hero} opened. She was black from top to toe, and looked {him} up and down. “You look terrible,” said Magda. “I know,” said {hero}.",
      "@kitchen(hero sit) She sat down on the coal sack, and {hero} put something to eat in front of her. She tried it. “That's terrible too,” said Magda. And {hero} began to laugh, so loudly that one heard it across the square. It had been a year since anybody last heard that. They sat in the kitchen till noon, and told each other precisely how everything was.",
      "+ @village(hero look) At the inn they drew up no new list. But it did not escape them that {hero} needed a lot of coal that spring. In May {he} needed some, in June too. “Isn't it rather hot for a fire?” asked the priest. “I get cold easily,” said {hero}, and turned red.",
      "@village(hero walk) There is only one photograph of the wedding, as the photographer was crying. Everybody in it is in white, and every one of them has a black handprint on the back, right between the shoulder blades, for Magda thanked each of them in person. {Hero} has two. {He} keeps the jacket in the wardrobe and will not let anyone wash it.",
    ],
  }),
];
