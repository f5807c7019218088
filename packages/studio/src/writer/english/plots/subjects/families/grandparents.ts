import { role, story } from "../subject-story.ts";

const ELDER =
  "grandfather|grandpa|grandad|granddad|grandmother|grandma|granny|nana|nonna|abuela|great-grandmother|great-grandfather";
const CHILD = "granddaughter|grandson|grandchildren|grandchild|grandkids|boy|girl|children";

/** Stories of grandparents with their grandchildren. */
export const grandparents = [
  story({
    says: [
      role("elder", `${ELDER}|great-uncle|uncle`),
      role("child", `${CHILD}|nephew|niece|family`),
      /\b(?:tall tales?|crocodile|shark|bear|tiger|lion|whale|wild (?:stories|tales)|adventures?|stories|tales|once (?:\w+ )?(?:wrestled|fought|met|sailed|caught|danced|saved|was))\b/i,
      /\b(?:(?:not|n['’]t|never|nobody|no one|hardly) (?:\w+ )?(?:believ\w*|true)|believ(?:es|ed) (?:him|her|it|a word)|is it true|lies|liar|exaggerat\w*|invented|made (?:it |them )?up|proof|proves?|proved|really (?:true|happened))\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|war|dementia|alzheimer\w*|dying|dead|died|santa|cried|treasure|lottery)\b/i,
    lead: "elder",
    of: "people",
    after: [
      "@room(hero talk, child look) “And then?” asked {child}. “Then I stood there in one shoe,” said {hero}, and {he} stopped, as {he} always did at this place, and drank some tea. “Last time it was two shoes,” said {child}. “I have lost one since last time,” said {hero}. It was a good story. It had only been told too often.",
      "+ @room(hero talk, child write) So {child} began to write down the mistakes in a notebook. On Monday there had been a moon, on Friday there was none. {Hero} saw the pencil moving and was not offended at all. {He} spelled the difficult words, so that the list of {his} lies should at least be tidy.",
      "@room(hero talk, child talk) Then came a Sunday with guests. {Hero} leaned forward, and was just about to lose the shoe, when {child} said: “Please don't. They're only laughing at you.” The guests looked into their cups. {Hero} looked at {child} for a moment. “Then that's the end of it,” said {hero}, and went upstairs.",
      "@kitchen(hero eat, child look) From that day on {hero} told nothing. {He} said that the soup was hot and that it was windy. All of it was perfectly true, and it was terrible. {Child} sat across from {him} with a notebook and a sharp pencil, and would have given anything for one single lie.",
      "@bedroom(child look) {Child} went up at last, to say sorry. {Hero} {was} out for bread. The door of the wardrobe stood open, and on the highest shelf was a shoe box tied with fishing line. {Child} lifted the lid. In the box lay a shoe. It was a left one, old and stiff with mud, and there was no right one with it.",
    ],
    end: [
      "@kitchen(hero look, child give) {Child} carried it down in both hands and set it on the table, next to the bread. “Where's the other one?” asked {child}. “Where I always said it was,” said {hero}. Under the shoe lay a yellow piece of newspaper, with a picture: {hero}, young and wet through, in one shoe, with a grin from ear to ear.",
      "@kitchen(hero talk, child look) “So it's all true,” said {child}. “Not the moon,” said {hero}. “I put in the moon. And I ran away a good deal more than I tell. I was so frightened, you know, that I've had to tell it ever since, until it came out well.” {Child} took the notebook and tore out the page with the mistakes.",
      "+ @kitchen(hero talk, child talk) “Tell it again,” said {child}. “With the moon?” asked {hero}. “With two moons, if you like.” {Hero} put down the bread knife and drank some tea first, as {he} had to.",
      "@room(hero sit, child talk) When there are guests on Sundays now, {child} will tell it. {Hero} leans back with {his} cup and listens, with shining eyes, as if {he} had never heard it before. The shoe stands on the sideboard among the good glasses, and whoever doubts a word may try it on.",
    ],
  }),
  story({
    says: [
      role("elder", ELDER),
      role("child", CHILD),
      /\b(?:(?:not|n['’]t|no|without a|any|never) (?:\w+ ){0,3}?(?:same |common |shared? )?language|speaks? (?:only|no|hardly any|almost no|little|barely)|spoke (?:only|no|hardly any|almost no|little|barely)|(?:not|n['’]t|never) (?:\w+ )?(?:speak|understand)|different languages|without words|language barrier)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|not spoken to|stroke|animals?|sign language|deaf|estranged|argument|quarrel\w*)\b/i,
    of: "people",
    after: [
      "@kitchen(elder talk, child look) {Elder} said a long sentence, and it sounded like water over stones. {Child} said a short one back, and it might have been hail. They both smiled very hard. After that {elder} put food on the table, since that needs no dictionary, and {child} ate until nothing more would go in.",
      "+ @kitchen(elder point, child talk) They tried it with pointing. {Elder} pointed at the clock, and {child} said good night. {Child} pointed at the rain, and {elder} fetched a fish from the fridge. It was nobody's fault, but by the third day it was rather quiet in that kitchen, and both of them looked at the telephone more than they had to.",
      "@kitchen(elder look, child look) It was {elder's} hands that began to talk. They folded, turned and pressed, and did it again, slowly, and pushed the thing across the table. {Child} did the same with clumsy fingers. {Elder} shook a finger, undid it all and began once more. It took a whole afternoon, and at the end there were two of them on the table, a beautiful one and a crooked one.",
      "+ @kitchen(elder talk, child talk) {Elder} held up the crooked one and said a word. {Child} said it after {elder}, and got it so wrong that {elder} had to hold on to the stove. What {child} had said was soup. From then on that was what they called it, in both languages.",
      "@kitchen(elder sit, child talk) Every day there were more of them, on the sill, on the fridge, along the bath. But on the last evening a suitcase stood by the door, and {child} had so much to say that it hurt. “I'm going to miss you,” said {child}, in the wrong language, twice. {Elder} went on smoothing the same piece of paper and did not look up.",
    ],
    end: [
      "@kitchen(elder talk, child look) Then {elder} spoke. {Elder} said it in {child's} language, quite slowly, for it had been practised at night with the radio turned low. “I,” said {elder}, “have many soup. You take.” It was every word that {elder} had. {Child} laughed and cried at the same time, and answered with the only word that fitted: “Soup.”",
      "@kitchen(elder hug, child hug) They held each other for so long that the taxi had to sound its horn. {Elder} put the crooked one, the very first, into {child's} pocket, and kept the beautiful one, and then thought better of it and changed them round.",
      "@room(child talk) They talk every Sunday now, with a thousand miles between them and ten new words a week. When the words give out, each of them holds something up to the screen. On both window sills stands a whole row, and the crooked one stands in front.",
    ],
  }),
  story({
    says: [
      role("elder", `${ELDER}|great-aunt|pensioner|widow|widower|old woman|old man`),
      /\b(?:smartphones?|tablet|video[- ]?calls?|computer|laptop|internet|skype|app|text messages?|texting|emojis?|cell ?phone|mobile phone|new phone|online)\b/i,
      /\b(?:learn\w*|taught|teach\w*|never used|first (?:phone|smartphone|computer|tablet)|master\w*|stubborn|refus\w*|understand|struggl\w*|discover\w*|gets? (?:a|her|his)|got (?:a|her|his))\b/i,
    ],
    may: [role("child", `${CHILD}|daughter|son|grandchild|great-grandchild|baby`)],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|scam\w*|hack\w*|dating|robot|bank|dead|died|late (?:husband|wife)|influencer|viral|famous|game|gamer|(?:teach(?:es)?|taught) (?:her|his|their) (?:grand\w+|daughter|son)|recipe|cook\w*)\b/i,
    lead: "elder",
    of: "people",
    after: [
      "@kitchen(hero look) {Hero} put the thing in the middle of the kitchen table and walked round it once. It had no buttons, no cord and no handle. When {he} touched it with one finger, it lit up and asked {him} for {his} face. “We've hardly met,” said {hero}.",
      "+ @kitchen(hero talk) On the first day {he} sent the doctor a dancing aubergine. On the second {he} {was} in a group with thirty people who were selling a sofa. {He} did not dare to say goodbye, since that would have been rude, and {he} bid five pounds for it, to keep things going.",
      [
        "@kitchen(hero write) {Hero} made a book for it, as {he} had done for the washing machine: how to wake it, how to make it stop. But what {he} wanted stood on the last page, and that page was empty. {He} wanted to see {child}. Everything else could stay in the box. And whenever {he} pressed the little green picture, {he} saw only the inside of {his} own ear.",
        "@kitchen(hero write) {Hero} made a book for it, as {he} had done for the washing machine: how to wake it, how to make it stop. But what {he} wanted stood on the last page, and that page was empty. {He} wanted to see a face that lived far away. And whenever {he} pressed the little green picture, {he} saw only the inside of {his} own ear.",
      ],
      "@shop(hero talk) So {he} went to the shop where they sell such things. The young man at the counter talked so fast that {hero} had to sit down. “Slower,” said {hero}. The young man blushed. He came round the counter, took a stool and began again, and it turned out that he had a grandmother too, and never rang her.",
      "@kitchen.night(hero look) That night {hero} sat at the table at the time when it was morning on the other side of the world. {He} pressed the green picture, held the thing at arm's length and waited. It rang, and it rang. {He} could see an old face in a small square, and it looked frightened.",
    ],
    end: [
      [
        "@kitchen.night(hero talk) And then the small face was in the corner, and in the middle was another, big, with jam on it. “You're upside down!” shouted {child}. “So are you,” said {hero}, “and what a size you are!” {He} had forgotten everything that {he} had wanted to say. {He} put one finger on the glass, on the jam, and {child} put a finger against it from the other side.",
        "@kitchen.night(hero talk) And then the small face was in the corner, and in the middle was another, the one that {he} had waited for. “You're upside down!” it shouted. “So are you,” said {hero}, “and how you've changed!” {He} had forgotten everything that {he} had wanted to say. {He} put one finger on the glass, and there was a finger against it from the other side.",
      ],
      "+ @kitchen(hero talk) They talked until the thing was hot. {Hero} {was} carried through a whole house, past a bath, a cat and a very untidy bed. In return {he} showed the inside of the fridge and the neighbour, who happened to be passing and had to say something.",
      "@shop(hero talk) In the morning {hero} went to the shop again. “Does it work?” asked the young man. “It works,” said {hero}. “And now you. Take yours out.” {He} stood there with folded arms until he had rung his grandmother.",
      "@kitchen(hero eat) At breakfast the thing leans against the teapot every day, on its own little mat. On the other side of the glass it is supper. {Hero} pours the tea, passes the jam up to the camera, as is only polite, and waits until somebody far away has pretended to take some.",
    ],
  }),
  story({
    says: [
      role("old", "man|woman|widow|widower|grandmother|grandfather|pensioner|lady|couple"),
      /\b(?:rent(?:s|ed)?|hir(?:es|ed)|pays?|paid|advert\w*|looking for|looks? for|looked for|puts? an ad|put an ad|borrow(?:s|ed)?)\b/i,
      /\b(?:(?:a|an) (?:\w+ )?(?<kin>grandson|granddaughter|grandchild|family|son|daughter|grandmother|grandma|grandfather|grandpa))\b/i,
      /\b(?:lonely|alone|christmas|company|no (?:family|children|grandchildren|relatives)|nobody|day|birthday|holidays|weekends?|pretend\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|robot|actor friend|room|flat|apartment|fianc\w+|boyfriend|girlfriend|missing|lost)\b/i,
    of: "people",
    after: [
      "@room(old stand) It had been agreed on the telephone: so much for an afternoon, cake included. {Old} had dusted everything twice. When the bell rang, {old} counted to three before opening, so as not to look as though {oldhe} {oldwas} standing behind the door. On the mat stood a stranger in a clean shirt. “I'm here about the family,” said the stranger.",
      "@room(old talk) They had no idea how to begin. “What do you usually do?” asked {old}. “I've never done it before,” said the stranger. “Neither have I,” said {old}. So they did what people do on films. They looked at photographs, though there was nobody in them whom both of them knew, and said how everybody had grown.",
      "+ @kitchen(old cook) “You'll have some more cake,” said {old}. “I'm full,” said the stranger. “In a family that isn't an answer,” said {old}, and cut another slice. The stranger looked at it for a while, and ate it, and asked in a low voice if that was what it was like everywhere.",
      "@room(old sit) For a month it went very well. The money lay in an envelope under the fruit bowl, and neither of them ever looked at it. Then, one afternoon, {old} fell silent in the middle of the photographs. “It's nice of you to laugh at my jokes,” said {old}. “But I pay you for it. I'd only once like to know which ones are good.”",
      "@corridor(old look) The stranger got up, very red, and went out into the hall. {Old} heard the coat being taken from its hook. The steps came back. The stranger had an old tobacco tin in both hands.",
    ],
    end: [
      "@room(old look) All the envelopes were in it, every one of them, still sealed. “I grew up in a home,” said the stranger. “I needed the money at first, and then I couldn't spend it. I thought, if I open one, it's a job. The one about the bishop and the bicycle is good. The rest are terrible.” {Old} had to sit down.",
      "@kitchen(old eat) They ate the cake out of the tin that day, with two forks, and quarrelled about the terrible ones. {Old} insisted that the one about the herring was funny. The stranger insisted that it was not. {Old} enjoyed every minute.",
      "@kitchen(old sit) The tobacco tin stands on the shelf with the flour. It pays for outings now, and for the fine if somebody tells the one about the herring. On the calendar in the kitchen every Sunday has the same word in it, and it is not visit or job. It is family.",
    ],
  }),
  story({
    says: [
      role("elder", `${ELDER}|mother|father|mum|mom|dad|aunt|uncle|old woman|old man`),
      /\b(?:(?:call(?:s|ed|ing)?|address\w*) (?:me|him|her|\w+) (?:by )?(?:[\w'’]+ ){0,4}?(?:names?|wrong)|(?:takes?|took|mistakes?|mistook|mistaken|confus\w+) (?:me|him|her|\p{Lu}\w+) (?:for|with)|thinks? (?:that )?(?:I|he|she) (?:is|am|was) (?:her|his)|thought (?:that )?(?:I|he|she) (?:was|were) (?:her|his))\b/iu,
      /\b(?:dead|late|died|lost|brother|sister|uncle|husband|wife|son|daughter|friend|first love|fianc[eé]e?|stranger)\b/i,
      /\b(?:answer\w*|play(?:s|ed)? along|pretend\w*|decid\w+|go(?:es)? along|went along|does not correct|did not correct|one (?:day|afternoon|evening|night)|name|dementia|alzheimer['’]?s|forg[eo]t\w*|memory)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|nurse|care ?(?:r|giver)|inherit\w*|fortune|spy|thief|police|hospital|ward|kidnap\w*|cat|dog|parrot)\b/i,
    of: "people",
    after: [
      "@kitchen(hero talk, elder talk) “There you are,” said {elder}, as always, and said that other name. And for once {hero} did not say: no, it's me. {He} pulled out the chair. “Here I am,” {he} said. But {elder's} whole face opened, like a house in which all the shutters are thrown back.",
      "@kitchen(hero sit, elder talk) “Did you bring the bicycle in?” asked {elder}. “Yes,” said {hero}. “And you haven't told Mother about the window?” “Not a word,” said {hero}. {Elder} breathed out. It was easy, {hero} found. {He} only had to keep {his} answers short and let {elder} do the talking, and there was such a lot of it.",
      "+ @room(hero write, elder talk) In that way {hero} learned things which nobody else alive knew any more: how they had swum in the quarry at night, and who had eaten the whole ham. {He} wrote it all down on the bus. {He} had never met the one whose name {he} was borrowing, and began to be fond of that person.",
      "@room(hero look, elder talk) Then one afternoon {elder} did not ask about the bicycle. “I've wanted to tell you something,” said {elder}, and took hold of {hero's} sleeve. “That morning, when you went. I was awake. I heard you on the stairs. I was cross with you, and I didn't come down to say goodbye. I've never told a soul.”",
      "@room(hero look, elder sit) {Hero} sat quite still. To talk about windows was one thing. But this was meant for somebody else, and that one could not answer, not ever. {Elder} was waiting, with wide eyes, and the hand on the sleeve had begun to tremble.",
    ],
    end: [
      "@room(hero talk, elder look) “I know,” said {hero} at last. “I saw your light under the door. I thought: good, then I don't have to wake anybody.” {He} did not know where {he} had it from. “You weren't angry with me?” whispered {elder}. “Not for one step of the way,” said {hero}. “I whistled as far as the corner.”",
      "@room(hero sit, elder sit) {Elder} wept a little, and it was the kind of weeping that comes when a thing has been set down. They sat like that until it grew dark. “You always whistled,” said {elder}. And then, very clearly, with a look from the side, {elder} said {hero's} own name. “You're a good liar,” said {elder}. “Thank you.”",
      "@kitchen(hero talk, elder talk) By the next day it had gone again. “There you are,” says {elder} each time, and nobody can tell which name will follow. {Hero} answers to both of them. On the way out, as far as the corner, {he} whistles, loud enough to be heard through a closed window.",
    ],
  }),
];
