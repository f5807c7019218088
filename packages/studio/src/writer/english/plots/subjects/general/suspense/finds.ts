import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

/** Stories of what is found behind walls, in letters and in pictures. */
export const finds = [
  story({
    says: [
      phrase(
        "(?:discovered|found|finds|discovers|came across|stumbled upon|stumbled on|stumbled across|uncovered) <room:thing>",
      ),
      /\b(?:hidden|secret|walled-up|bricked-up|forgotten|sealed) (?:room|chamber|cellar|attic|study|flat|apartment|nursery|basement)\b/,
    ],
    unless:
      /\b(?:full of|where|which|that (?!he|she|they)|with a|filled|inside (?:was|were|it)|leads?|led to|murder\w*|body|skeleton|treasure|portal|magic\w*|dragon|paintings|books?|library|map|robot|laborator\w+|ghost|spaceship)\b/i,
    of: "people",
    after: [
      [
        "At first it was only a line in the wall, as thin as a hair, and a breath of cold air. {Hero} pushed, and nothing happened. Then {mate} leaned against it to tie a shoe, and a piece of the wall turned round with {him}. “I think I've found something,” said {mate's} voice from the other side.",
        "At first it was only a line in the wall, as thin as a hair, and a breath of cold air. {Hero} pushed, and nothing happened. {He} knocked, and it sounded hollow. Then {he} leaned against it to tie {his} shoe, and a piece of the wall turned round and took {hero} with it.",
      ],
      "So there was {room} here, and nobody had known. It was so small that {hero} could touch both walls. There was a bed, neatly made. There was a stool, and on the stool a cup without a handle. “Somebody has lived here,” whispered {hero}.",
      "Then {hero} saw the wall over the bed. It was covered in little strokes, row after row, always four and one across. They were days, hundreds of them. Low down there was something else, at the height of a child: a drawing of a house, with a sun as big as the roof, and a name. “Mila.”",
      "+ {Hero} sat down on the edge of the bed and tried to imagine it. Outside there had been voices and footsteps and weather. In here a child had listened to all that and not been allowed to cough. She had never seen the sun in all those days. And so she had drawn one, as big as she could.",
    ],
    end: [
      "{Hero} could think of nothing else. {He} asked the oldest people in the neighbourhood about a girl called Mila, and most of them shrugged. But one man put down his stick. “They hid her there, from those who were looking for her family,” he said. “My mother carried up the soup. She never told me what became of the child.”",
      "It took {hero} a great many letters. One day an answer came, in a very old hand, from a town by the sea. “I am Mila,” it said. “I've told my children about that room so often that they think I made it up. Is my sun still there?” {Hero} wrote back: “Come and see.”",
      "She came in the spring, small and upright, with a grandchild on each side. She stayed in the room alone for a while. When she came out again, she had chalk on her fingers. “I've finished it,” said Mila. Next to the house stood a little girl now, outside the door, under the sun.",
      "Nobody has dusted the room since then, and nobody has painted the wall. But {hero} has had a window put in. In the afternoon the sun comes in, and it goes slowly along all the strokes, until it gets to the other one.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:found|discovered|finds|discovers|came across) (?:an?|the|some|a bundle of|a box of) (?:old |hidden |unopened |forgotten |yellowed |unsent |secret |lost |sealed |undelivered )*<letter:thing>",
      ),
      /\b(?:love letters?|letters?|postcard)\b/i,
      /\b(?:under|behind|inside|in|among|between|beneath) (?:the|an?|his|her|their) (?:[a-z-]+ ){0,2}(?:floor\w*|wall\w*|desk|wardrobe|drawer|book|attic|coat|jacket|piano|mattress|chimney|clock|mirror|picture|painting|letter ?box|post ?box|sofa|chest|trunk|suitcase|cellar|house|stove|tree|bottle|cupboard|roof|bench|frame|box|seat|bed|stairs|counter|stone|engine|car|shop|bench|lining|pillow)\b/i,
    ],
    unless:
      /\b(?:husband|wife|mother|father|grand\w+|dead|murder\w*|treasure|from the future|Santa|bottle|herself|himself|map|ghost|war|pilot|school bag|time capsule)\b/i,
    of: "people",
    after: [
      "The paper was so thin that {hero} could see {his} own fingers through it. {He} shouldn't read it, of course. {He} read it. “I'll wait for you on the bench by the river,” it said, “every Sunday, until you come.” It had never been posted. Somebody had hidden it away instead, and nobody had come.",
      "{Hero} put it back. An hour later {he} took it out again. There was a first name on it, and a street that was called something else these days. Somewhere there might be a person who believed that nobody had wanted to wait.",
      "+ {He} told {himself} all the reasons against it. They might both be dead. They might be married, or angry, or have forgotten. {Hero} had got to the ninth reason when {he} noticed that {he} was already putting on {his} shoes.",
      "{Hero} went from door to door, with {theletter} in {his} inside pocket. At the town hall there was a list, at the baker's there was a cousin, and the cousin had an address. {Hero} stood in front of the bell. Then the door opened, because somebody was taking out the rubbish.",
    ],
    end: [
      "It was an old woman in an apron. {Hero} told her where {he} had found it, and held it out to her. She knew the hand at once. She sat down on the step, next to the rubbish, and read it. “He never said a word,” she said. “And I thought that he didn't like me. Fifty years I've thought that.”",
      "“Where is he now?” asked {hero}. She didn't know. The man's sister lived three villages further on, and she began to laugh and to cry when she heard it. “He's well,” she said. “He is stubborn, and he never married. And every Sunday, in all weathers, he goes and sits by the river.”",
      "On Sunday {hero} brought the old woman as far as the trees. From there you could see the bench, and a back, and a hat. “How do I look?” she asked. “Late,” said {hero}. She laughed, and she went the last bit alone. {Hero} saw the hat turn round. Then {he} looked at the river, for quite a while.",
      "Nowadays there are two hats on the bench. And {hero}, who used to leave a good many things unsaid, has bought {himself} some very thin paper. {He} doesn't hide what {he} has written. {He} takes it to the post on the same day.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?<!\\b(?:in|of|from|at|near|on|to|with|for) )(?!She\\b|He\\b|They\\b|It\\b|Then\\b|Now\\b|When\\b|But\\b|And\\b|Nobody\\b)<breaker:somebody> (?:wanted|decided|had|tried|set out|was determined|was the only one who could|could|wished) (?:to )?(?:break|lift|end)",
      ),
      /\b(?:under|broke|break|lift(?:ed)?|placed|put|old|family|ancient) (?:an? |the |of )*(?:[a-z]+ )?curse\b|\b(?:family|village|town|island|house|kingdom)(?: was| had been| were)? cursed\b/i,
      /\b(?<cursed>(?:[Aa]n?|[Tt]he|his|her|their|our) (?:[a-z-]+ ){0,2}(?:family|village|town|island|house|castle|kingdom|valley|farm|theatre|forest|inn))\b/,
    ],
    unless:
      /\b(?:sleeping|frog|princess|kiss\w*|murder\w*|pirates?|mummy|tomb|pharaoh|ring|football|team|love|beast|wol\w+|vampire|turned into)\b/i,
    of: "people",
    lead: "breaker",
    after: [
      "“You don't talk about it,” people said, and talked about nothing else. Everybody knew the list of the misfortunes that had struck {thecursed}: fires and falls, and weddings at which it hailed. {Hero} had grown up with the curse as others grow up with a grandfather.",
      "“Who put it there?” asked {hero} one day. Nobody could say. “It has always been there.” So {hero} went where no one had gone for a very long time, to the oldest papers there were, and blew off the dust.",
      [
        "+ {Mate} came along and held the candle. “What if reading about the curse makes it worse?” asked {mate}. Just then the candle went out. They sat in the dark and didn't breathe. “You sneezed,” said {hero}. “So I did,” said {mate}. And they lit it again.",
        "+ Just as {he} opened the first book, the candle went out. {Hero} sat in the dark and felt {his} heart beat. That was the curse, without a doubt. Then {he} remembered that {he} had sneezed. {He} lit the candle again, and turned the page.",
      ],
      "{Hero} found it after midnight, on a page that was stuck to another. Long ago, in a winter of hunger, a stranger with a child had knocked at every door, and every door had stayed shut. “As you've been to us, so shall luck be to you,” the stranger had said, “until you've learned to open.”",
    ],
    end: [
      "{Hero} told them in the morning. “Then we've got to find that stranger's family and say we're sorry,” somebody said. But nobody knew her name. So {hero} went home, took the front door off its hinges with {his} own hands, and leaned it against the wall. “Until somebody comes,” said {hero}, and sat down and waited.",
      "On the third night somebody did come. It was a young man with a broken cart and a small girl asleep on his shoulder. “All the other doors were shut,” he began. Then he saw that here there was none. {Hero} got up. “Come in,” {he} said. “We've been expecting you for quite some time.”",
      "There was no thunder, and nothing glowed. The child got the best bed. But next morning the others came, one after the other, with bread, with blankets, with a wheel for the cart. They stood around and were shy about it. And somebody said into the silence, “Have you noticed? Nothing has broken today.”",
      "There are still mishaps, now and then. It hails, and somebody falls off a ladder. But no one says “the curse” any more. They say, “Wait, I'll help you up.” And at {hero's} house the door is back on its hinges, because of the draught. It just isn't ever locked.",
    ],
  }),
  story({
    says: [
      /\b(?:photos?|photographs?|pictures?|portrait|painting|snapshot)\b/i,
      /\b(?:look(?:s|ed)? (?:exactly |just )?like (?:him|her)\b|(?:his|her) own face|show(?:s|ed|ing) (?:him|her)(?:self)?\b|(?:saw|sees|recogni[sz]\w+|discovered|found) (?:him|her)self|of (?:him|her)self)/i,
      /\b(?:old|century|1[89]\d\d|hundred|flea market|antique|archive|attic|museum|before (?:he|she) was born|years (?:ago|before))\b/i,
    ],
    unless:
      /\b(?:murder\w*|dead|killed|future|asleep|robot|ghost|wallet|child inside|time|older each|painted|paints|wedding|camera)\b/i,
    of: "people",
    after: [
      "{Hero} held the photograph under the lamp, and then right up to {his} nose. There was no mistake. It was {his} face, with {his} ears and the way {he} held {his} head. But {hero} had never stood there. And the picture was older than {he} {was}.",
      "{He} turned it round. On the back, in pencil, there was a place and a year, and one word that might have been “Sunday” or “sorry”. {Hero} put the photograph on the shelf, with the face to the wall. In the night {he} got up and turned it round again.",
      "+ {He} showed it to everybody who might know. “That's you,” they all said. “Where was it taken? You look well.” Nobody looked at the year. {Hero} began to feel strange when {he} passed a mirror, as if somebody had been there shortly before {him}.",
      "In the end {hero} went to the place on the back of the photograph. {He} held the picture up in front of {him} and walked until the lines fitted: the roof, the gate, the bent tree, now twice as high. A window was opened. “Andrea?” called an old voice. And then something fell and broke.",
    ],
    end: [
      "The old woman came out on a stick, and touched {hero's} face with her hand as if she were reading it. “No,” she said. “Of course not. You're too young. But come in, come in.” On her wall there hung the same face, ten times over: in a school bench, on a boat, with a baby in the arms. {Hero} had to sit down. “Who is that?” {he} asked.",
      "“That's the one who went away,” said the old woman. “My twin. We'd quarrelled, about nothing, about a field. The photograph was meant to be a peace offering. I sent it back.” She told {hero} a name and a date. {Hero} knew the date. It stood on the very first page of {his} own family papers.",
      "They sat there until it was dark. It all fitted. They had the same ears, the two of them, and they both put their heads on one side when they were moved. “So it did arrive after all,” said the old woman, and wiped her glasses. “It only took the long way round.”",
      "There is a new photograph on the shelf. It shows {hero} and the old woman at the gate, under the bent tree, with their heads on one side. On the back stand the place and the year. And next to them there is one word in pencil, which can be read quite clearly: “Sunday.”",
    ],
  }),
];
