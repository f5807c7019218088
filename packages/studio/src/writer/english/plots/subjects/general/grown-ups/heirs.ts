import { phrase } from "../../phrase.ts";
import { story, type WrittenStory } from "../../subject-story.ts";

const UNREAL =
  /\b(?:murder\w*|kill\w*|ghosts?|haunted|magic\w*|dragon|curse\w*|vampires?|treasure|robot|spell|king|queen|castle|talk\w* (?:to|cat|dog)|time machine|detective|refuses?|refused|elephant|candles)\b/i;

const CARRIED =
  "(?:took over|carried on|kept up|kept|continued|reopened|ran|kept alive|(?:had to|tried to|decided to|wanted to) (?:take over|save|keep|continue|run|reopen|carry on))";

const carryingOn = (says: WrittenStory["says"]): WrittenStory => ({
  says,
  unless: new RegExp(`${UNREAL.source}|\\b(?:kingdom|crown|throne|twin|half of it)\\b`, "i"),
  of: "people",
  after: [
    "{Hero} had been there a thousand times and thought that watching was knowing. Now {elder} was gone, and {hero} was alone with {thework}. {Hero} knew how everything was supposed to be in the end. What {he} did not know was how {elder} had ever got that far.",
    "+ People meant well, and that was hard. Nine times in the first week {hero} heard that {elder} had always done it in another way. {Hero} smiled and said that {he} was still learning. At night {he} lay awake and worried. {Thework} had lived from {elder}, and {hero} was only somebody who had the same nose.",
    "+ There was a notebook. {Hero} found it behind a loose board, and thought that {he} was saved. But {elder} had written it for {elder} alone. Not too much, it said. As always. You will feel it. {Hero} could have thrown the notebook out of the window, and the only reason why {he} did not was the handwriting.",
    "And then it went badly wrong, in front of everyone, on the very day that mattered. {Hero} saw their faces. They were too polite to say anything, and that was worse. {He} locked the door behind the last of them and sat down on the floor. “I can't do it as you did,” said {hero} aloud to {elder}. “I'm not you.”",
    "It was quiet for a while. Then {hero} thought of something that {he} had not thought of for years. {Elder} had once shown {him} a scar, a thumb as crooked as a root. “From my first year,” {elder} had said. “I did it just like my own teacher did, and I was no good at it at all. It went well only when I stopped.”",
  ],
  end: [
    "The next morning {hero} began earlier than {elder} ever had. {He} kept what was right, the care and the patience and the good smell of it. But one thing {he} did differently, {his} own way, the way {his} hands wanted it. It felt like talking back. {Hero} almost expected {elder} to stand in the door and cough.",
    "An old customer was the first to try it, one who had known {elder} for longer than {hero} had been alive. She closed her eyes. She was silent for an unkind length of time. “It used to be different,” she said then. “It used to be almost as good.” {Hero} had to go and look for something at the back for a while.",
    "{Thework} goes on. {Hero} has a scar by now, on the left thumb, and is rather proud of it. On the last page of the notebook that {elder} left behind it says: Not too much. As always. Below it there is a new line now, in another hand: A little more than last year.",
  ],
});

/** Stories of what the dead leave: a trade, a thing, a house, and what is in it. */
export const heirs = [
  story(carryingOn([phrase(`${CARRIED} <elder:somebody>['’]s <work:thing>`), /\b(?:widow|widower|widowed)\b/])),
  story(
    carryingOn([
      phrase(
        `${CARRIED} (?:his|her|their|my|the|an?) (?:late|dead|deceased|departed) (?<elder>(?:grand)?(?:father|mother|uncle|aunt|brother|sister|husband|wife|teacher|boss|friend|ma|pa)|\\w+)['’]s <work:thing>`,
      ),
    ]),
  ),
  story(
    carryingOn([
      phrase(
        "(?:[Aa]fter|[Ss]ince|[Ww]hen) (?:the (?:sudden )?death of )?<elder:somebody>(?:['’]s (?:sudden )?death| (?:had )?(?:died|passed away)|,)",
      ),
      phrase(`${CARRIED} (?:(?:his|her|their|the) )<work:thing>`),
    ]),
  ),
  story({
    says: [
      phrase("inherited <item:thing>"),
      /\binherited (?:[^.,;]*? )?(?:watch|pocket watch|violin|accordion|guitar|piano|cello|trumpet|harmonica|camera|typewriter|ring|necklace|brooch|coat|hat|suitcase|chest|trunk|desk|clock|sewing machine|book|cookbook|diary|painting|radio|gramophone|teapot|box|toolbox|tools|knife|pen|medal|chair|shoes|bicycle|motorbike|shawl|quilt|telescope|chessboard|chess set|record player|records|photo album|lamp|mirror|vase|compass)\b/,
    ],
    may: [phrase("(?:from|of) <giver:somebody>"), /\b(?:finds?|found|discover\w*|hidden|inside|secret) [^.,]*/],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:powers?|brothers|sisters|siblings|cousins|twins|million|fortune|money|future)\\b`,
      "i",
    ),
    of: "people",
    after: [
      "It came in a cardboard box, between crumpled newspapers, with a note from a lawyer: {item}. The others had got the house and the savings book. {Hero} put {theitem} on the kitchen table and sat down in front of it. {He} had been thought of, that much was clear. {He} only did not know what had been thought.",
      "+ For a week {hero} left {theitem} where it was and ate round it. It did not go with anything. It smelled of another home, of floor polish and winter apples. “You could sell it,” said a friend. {Hero} looked up what such a thing was worth. It was worth about as much as a good pair of shoes.",
      "+ When {hero} was small, nobody had been allowed to touch it. {He} remembered that now. {Theitem} had had its own place, and its own cloth, and its own hour in the day, when all of them had to be quiet. {Hero} had once reached out a finger all the same. There had been a great deal of shouting.",
      "{Hero} decided to give it away. {He} took {theitem} to an old dealer, who turned it to the light and put on a second pair of spectacles. “Whoever had this,” said the dealer, “used it every day. Look here. That's where a thumb has been. That takes half a lifetime, to wear such a hollow.” {Hero} laid {his} own thumb on the place. It fitted.",
      "“And here,” said the dealer. There was a second hollow beside it, hardly to be seen and much smaller, as if from a child's finger. {Hero} stared at it. “I only touched it once,” {he} said. “There was a great deal of shouting.” “Then somebody has gone over it since,” said the dealer, “and kept it clean, and left that one spot as it was. You can see where the cloth went round.”",
    ],
    end: [
      "So that was what had been thought. {Hero} needed to sit down, and the dealer brought a glass of water. All those years {he} had believed that the shouting had been the end of it. {He} paid for the water, though nothing was asked, and carried {theitem} home under {his} coat, because it had begun to drizzle.",
      "{Hero} gave {theitem} a place, and a cloth, and an hour in the day. {He} asked everybody in the family what they still knew, and learned how it was to be handled. It went badly at first. Then it went less badly. One evening {he} forgot the time over it, and when {he} looked up, it had got dark, and {he} had been happy for an hour.",
      "Children come to visit {hero} now and then. They stop in front of {theitem} with their hands behind their backs, for they have been told. {Hero} watches them for a while. “Well, go on,” {he} says, and holds it down to them. There is room for a good many more fingers.",
    ],
  }),
  story({
    says: [
      phrase("inherited <item:thing>"),
      /\binherited (?:[^.,;]*? )?(?:house|cottage|flat|farm|farmhouse|vineyard|hotel|inn|lighthouse|circus|carousel|castle|boat|ship|shop|bookshop|bakery|mill|garden|orchard|theatre|cinema|island|estate|restaurant|caf[eé]|bar|pub|station|garage|villa|factory|museum|barn|stable|workshop|nursery|store|field|forest|land|ranch|winery|brewery|chapel|tower|yard|greenhouse|funfair|ferris wheel|campsite|zoo|school|cabin)s?\b/,
    ],
    may: [
      phrase("(?:from|of) <giver:somebody>"),
      phrase("(?:decided|had|has|wanted|tried) (?:whether )?to <act:doing>"),
      /\b(?:decide whether to sell|never met|hardly knew|by surprise|unexpectedly|crumbling|abandoned|run-?down)\b/,
    ],
    unless: new RegExp(
      `${UNREAL.source}|\\b(?:powers?|gift of|brothers|sisters|siblings|cousins|twins|locked room|debts?|million|fortune|money|letter)\\b`,
      "i",
    ),
    of: "people",
    after: [
      [
        "The lawyer read it out twice, because {hero} did not seem to have understood. It was all in order, with a stamp: {hero} was now the owner of {item}. “There must be a mistake,” said {hero}. “What does somebody like me do with that?” “I only do the papers,” said the lawyer. “From {giver}, with love, it says here.”",
        "The lawyer read it out twice, because {hero} did not seem to have understood. It was all in order, with a stamp: {hero} was now the owner of {item}. “There must be a mistake,” said {hero}. “What does somebody like me do with that?” “I only do the papers,” said the lawyer, and pushed them across the desk.",
      ],
      "+ When {hero} went to have a look at {theitem}, it was raining, and nothing was as {he} had pictured it. {Theitem} had seen better days. It had also, by the look of it, seen much worse ones. {Hero} walked round it, or past it, or up and down before it, with the papers under {his} coat, and did not know whether to laugh.",
      "+ Everybody had advice. “Sell it,” said the sensible ones, “and buy something useful.” “Never sell it,” said the others, who did not have to pay for anything. {Hero} wrote a list with two columns. In the one there was money. In the other one there was only a feeling, and {he} did not know how to spell it.",
      "{Hero} decided to sell. A man came in a grey car, looked at {theitem} for not quite a minute and named a sum. It was a fair sum. {Hero} already had the pen in {his} hand. Then the man said, kindly enough, “It's a shame. The old owner loved it so. Came every day, at the end, and just looked at it.” {Hero} put the pen down.",
      [
        "So {hero} asked around about {giver}. Everybody had a story, and they did not fit together: stubborn, generous, silent, the best dancer of the whole district. “Talked about you, now and then,” said an old neighbour. “About me?” asked {hero}. “About the one in the family who would not know what to do with it, and would do something all the same.”",
        "So {hero} asked around about the one who had owned {theitem}. Everybody had a story, and they did not fit together: stubborn, generous, silent, the best dancer of the whole district. “Talked about you, now and then,” said an old neighbour. “About me?” asked {hero}. “About the one who would not know what to do with it, and would do something all the same.”",
      ],
    ],
    end: [
      "{Hero} sent the man in the grey car away. {He} bought a brush, and a pair of gloves that were too big, and began with the worst corner of {theitem}, because nothing could be spoilt there. {Hero} had no idea of anything and asked everybody. By the first evening {he} had a blister, a splinter and, for no good reason at all, excellent humour.",
      "It took longer than {hero} had thought and cost more than {he} had. But there came a day when people stopped and stared, and an old woman said, “Well, look at that. It's come back to life.” She may have meant {theitem}. {Hero} saw {his} own face in the glass, with dirt on the forehead, and was not so sure.",
      "{Hero} owns {theitem} to this day, or the other way round. In the evening, when all is done, {he} comes once more without any reason and just looks at it. Sometimes somebody asks what it is worth. {Hero} thinks about that every time, quite honestly, and every time {he} forgets to answer.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:[Cc]leared|[Cc]learing|[Cc]leaned|[Cc]leaning|[Ee]mptied|[Ee]mptying|[Ss]orted|[Ss]orting|[Pp]acked up|[Pp]acking up|[Tt]idied|[Tt]idying) (?:out |up |through )?<elder:somebody>['’]s <place1:thing>",
      ),
      phrase("(?:found|discovered|came across|came upon|stumbled on) <item:thing>"),
    ],
    may: [
      /\b(?:hidden|never seen|had ever seen|addressed to \w+|with \S+ name on it|wrapped|behind|under)\b[^.,]*/,
      phrase("from <writer:somebody>"),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|magic\w*|bod(?:y|ies)|skeleton|bones|portal|door to|map|curse\w*|locked room|police|portal|million|alive|teacher)\b/i,
    of: "people",
    after: [
      "{Hero} had allowed two days for it. That was what {he} had told the others: two days, a van and a roll of blue sacks. {He} would be practical. {He} was practical for almost an hour. Then {he} opened a drawer and found every birthday card that {he} had ever sent to {elder}, with a rubber band around them.",
      "+ It went slowly after that. Keep, give away, throw away: {hero} had made three heaps, and everything that had belonged to {elder} wanted to go on the first one. Who throws away the good scissors? Who gives away a hat that still has the shape of a head? And now this. {Hero} sat on the floor with {theitem} before {him}.",
      "+ {Hero} rang a cousin. “Did you know about {theitem}?” The cousin did not. An aunt did not either, though she took so long to say so that {hero} did not believe her. “Some people can keep a thing to themselves,” said the aunt. {Hero} did not know whether this was meant as praise.",
      "{Hero} was angry then, and did not know why. {He} had telephoned with {elder} each Sunday for years. They had talked about knees, and about the price of potatoes. And all that time {theitem} had been here, only a few steps from the telephone. “Why didn't you say anything?” {hero} asked the wallpaper. {Hero} knew {elder} by heart. That was what {he} had thought.",
      "The next day {hero} put {theitem} on the table, where the light was good, and took {his} time with it. {He} looked for what {he} had not seen in the first shock, and found it: a date, in the small, upright handwriting of {elder}. {Hero} counted back. That had been the hardest year of all, when {hero} was away and hardly ever called.",
    ],
    end: [
      "So that was what {elder} had had in that year, when {he} had thought that there was nothing. Somebody had been alone in these rooms and had had {theitem}. {Hero} felt the anger go out of {him} like air out of a tyre. It had not been hidden from {him}. It had only been the one thing in this house that did not belong to everybody.",
      "“I wish I'd known you better,” {hero} said into the empty rooms, and heard how much it sounded like a beginning. {He} did not get it done in two days. {He} took a week, and rang an old aunt each evening with questions until she gave in. What she told about {elder} made {hero} laugh so loudly that the neighbour knocked on the wall.",
      "The keys have been handed in long ago. {Theitem} is with {hero} now, and has been given a place where the light is good. On Sundays, at the hour at which the telephone used to ring, {hero} sits beside it with a cup of tea and tells {elder} the price of potatoes.",
    ],
  }),
];
