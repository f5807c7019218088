import type { Arc, ArcStory } from "../arc.ts";

/** Somebody has fallen in love and goes on as if nothing had happened. */
const asIfNothing: ArcStory = {
  after: [
    [
      0,
      "=From the outside nothing could be seen. {Hero} got up, did {his} work and put things back where they belonged. It was only that {he} did all this for {mate}, who was not there. {He} explained the weather to {mate}, and the news, and the price of bread. “Nice day,” {he} said to the kettle, and it was two minutes before {he} noticed that {he} had not filled it.",
      "=From the outside nothing could be seen. {Hero} got up, did {his} work and put things back where they belonged. It was only that {he} did all this for somebody who was not there. {He} told the door about it, and the kettle. “Nice day,” {he} said to the kettle, and it was two minutes before {he} noticed that {he} had not filled it.",
    ],
    [
      0.6,
      "={Hero} {was} an orderly person, and so {he} looked for the cause. It was not {mate's} face, or not only. It was {mate's} way of stopping before a word, as if at a kerb, and looking both ways. {Hero} waited for that. {He} began to ask things to which the answer had a difficult word in it.",
      "={Hero} {was} an orderly person, and so {he} looked for the cause. It was not the face, or not only. It was the way of stopping before a word, as if at a kerb, and looking both ways. {Hero} waited for that. {He} began to ask things to which the answer had a difficult word in it.",
    ],
    [
      0.75,
      "=Of course {he} wanted to say it. {He} had an evening in mind for that, and a sentence. The evening came. There stood {mate}, quite close, and there was a pause just as long as the sentence. “You've got something on your sleeve,” said {hero}. It was true. That was the only thing in its favour.",
      "=Of course {he} wanted to say it. {He} had an evening in mind for that, and a sentence. The evening came. There they were, side by side, and there was a pause just as long as the sentence. “You've got something on your sleeve,” said {hero}. It was true. That was the only thing in its favour.",
    ],
    [
      0.8,
      "=“You've changed,” people said. “Have I?” “You hum.” {Hero} listened, but it had already stopped. It stopped each time {he} paid attention to it. “What do I hum?” {he} asked. They looked at each other. “The beginning,” they said. “It's always only the beginning.”",
    ],
    [
      0.3,
      "=Then there was a misunderstanding, as there always is. {Mate} mentioned a name, and a date, and {hero} put the two together. {He} did not ask. {He} wished {mate} all the best, far too heartily, and went home the long way. The kettle was filled that evening and taken off in time. Not a note was hummed.",
      "=Then there was a misunderstanding, as there always is. A name was mentioned, and a date, and {hero} put the two together. {He} did not ask. {He} wished them all the best, far too heartily, and went home the long way. The kettle was filled that evening and taken off in time. Not a note was hummed.",
    ],
  ],
  end: [
    [
      0,
      "=“You don't ask me anything any more,” said {mate}, a week later, out of the blue. “You always used to ask me things.” {Hero} said that {he} had run out of questions. “I've been practising the words,” said {mate}. There was a stop, and a look to the left and the right. And then it was said, and it was not a difficult word. It was {his} own name.",
      "=“You don't ask me anything any more,” {he} {was} told, a week later, out of the blue. “You always used to ask me things.” {Hero} said that {he} had run out of questions. “I've been practising the words,” said the other. There was a stop, and a look to the left and the right. And then it was said, and it was not a difficult word. It was {his} own name.",
    ],
    [
      0.75,
      "=The name and the date had been about a cousin. It took some time to get that straight, because neither {hero} nor {mate} was really listening to it. “And the sleeve?” asked {mate}. “I had another sentence ready.” “How long was it?” {Hero} said it. It was shorter than the one about the sleeve. There was room for a second one, and they used it.",
      "=The name and the date had been about a cousin. It took some time to get that straight, because neither of them was really listening to it. “And the sleeve?” “I had another sentence ready.” “How long was it?” {Hero} said it. It was shorter than the one about the sleeve. There was room for a second one, and they used it.",
    ],
    [
      0.5,
      "=Now the humming can be heard through the wall. It still begins at the beginning. But then, at the place where it used to stop, {mate} goes on.",
      "=Now the humming can be heard through the wall. It still begins at the beginning. But then, at the place where it used to stop, somebody else goes on.",
    ],
  ],
};

/** An animal or a thing in love, with very few means of saying so. */
const asCloseAsPossible: ArcStory = {
  after: [
    [
      0,
      "=It had not been planned, and it was not at all practical. {Hero} had something to do every day, and up to now {he} had simply done it. Now there was a spot where {he} slowed down. {He} made a small curve there. The day after, {he} made it a little wider, so as to see from the other side as well.",
    ],
    [
      0.6,
      "=How does one say it, with what one happens to have? {Hero} tried it with a sound. It was {his} only one, and it was meant for something quite different. It came out rather rough. There was no answer, but there was a trembling. “That could have been the wind,” {hero} told {himself}. {He} held still and waited for another wind.",
    ],
    [
      0.75,
      "=Others began to notice. “You've missed a bit,” they said. “I know,” said {hero}. “You missed it yesterday as well.” {He} knew that, too. {He} had never in {his} life missed anything as carefully as that bit.",
    ],
    [
      0.8,
      "=So {he} brought something. It was not much, and on the way a part of it was lost. {He} put it down at the proper distance and went away backwards, so as not to frighten anyone. In the evening it was gone. Perhaps somebody had carried it off. Perhaps not.",
    ],
    [
      0.3,
      "=Then there came the day when what {he} {was} there for could not be put off any longer. {Hero} was told so quite plainly. {He} could not do it, and there was no good reason that {he} could have given. {He} stopped, right there in front of everybody, with the work half done. “It's broken,” they said. {Hero} did not say anything. It was not even so very wrong.",
    ],
  ],
  end: [
    [
      0,
      "=In the night, when nobody was about any more, something touched {him}. It was the lightest touch that there is. It had taken a whole night's growing, or leaning, or whatever it takes, to get there. So it had not been the wind. {Hero} made {his} sound, as softly as {he} could, and this time it did not come out rough at all.",
    ],
    [
      0.75,
      "=They found the two of them like that next day. There was some shaking of heads. “We could leave it so,” said someone, who had been about to do something about it, and put the tools away again. “It's only one bit.” So it was left so, and people walked around it, and after a while they walked around it as though it had always been meant to be there.",
    ],
    [
      0.5,
      "=Everything else is done as it should be. There is only this one curve, a little wider than it need be, which nobody asked for, and at its narrowest point they are as close as they can get.",
    ],
  ],
};

/** An animal that loves somebody who does not answer. */
const everyEvening: ArcStory = {
  after: [
    [
      0,
      "=That was how it began, and there was nothing reasonable about it. {Hero} went there and told how the day had been. {He} had never told that to anyone, since nobody had ever asked. Nobody was asking now, either. But it was a good place for telling. {He} could hear from {his} own voice what had been nice about the day.",
    ],
    [
      0.6,
      "=“You know that it doesn't notice you at all?” said the others. They meant well. {Hero} thought about it on the way. {He} noticed that for one whole hour {he} had not thought about {himself}, and that this was rather restful. So {he} went there again, and stayed a little longer than on the day before.",
    ],
    [
      0.75,
      "={He} tried to be worth looking at. {He} came from the front, and from the side, and once upside down, which ended in a bush. {He} brought a seed that was nearly round. {He} learned a whole song, with all the verses, and sang it, and forgot the third. In the stillness after that {he} could hear {his} own heart, and somebody coughing in the bush.",
    ],
    [
      0.8,
      "=It was an old beetle, who lived there. “Don't mind me,” it said. “I only live here. The third verse goes up at the end.” {Hero} was so embarrassed that {he} flew, or ran, or at any rate went straight home. But the next day {he} sang it so that it went up.",
    ],
    [
      0.3,
      "=Then {he} hurt {himself} and could not go. It was not bad. It was only too far now. {Hero} lay there at the time when {he} would have set out, and told how the day had been into the dark. There had not been much to it. What was worst was not that {he} {was} missing somebody. It was that most likely nobody was missing {him}.",
    ],
  ],
  end: [
    [
      0,
      "=On the fourth evening {he} managed it, with many rests. Everything was as it always was. “There you are,” said an old beetle out of the bush. “It's been unbearable here.” “Why? It's quite quiet.” “That's what I mean. I've lived here for years, and it was always quiet. But for three nights it's been quiet as if somebody was listening for something.” {Hero} looked up. {He} could not see any difference.",
    ],
    [
      0.75,
      "={He} told how the four days had been. There was more to tell than {he} had thought. Halfway through it {he} stopped for once and did not say anything, and listened as well. And it was true. It was the sort of quiet in which somebody is waiting for it to go on. “Well?” said the beetle. “Go on,” said {hero}, not to the beetle. “I'm here.”",
    ],
    [
      0.5,
      "=That is how it has remained. Every evening {he} goes there, and tells it, and leaves a pause in between. Nobody has ever heard anything in that pause. But it is never the same length, and {hero} always knows when it is over.",
      "=That is how it has remained. Every evening the day is told there, with a pause in between. Nobody has ever heard anything in that pause. But it is never the same length, and it is always known when it is over.",
    ],
  ],
};

/** Somebody comes back or stands by while the one who is loved is to marry another. */
const theDayIsFixed: ArcStory = {
  after: [
    [
      0,
      "=Everybody had known it before {hero}, and everybody was very careful. They spoke of the harvest, or of the roads. They gave {him} the good chair. “You'll have heard,” said somebody at last, and then had to fetch something. So {hero} had heard it. There was a day fixed, and a cake had been talked about.",
      "=Everybody had known it for some time, and everybody was very careful with {hero}. They spoke about the roads. They gave {him} the good chair. “You'll have heard,” said somebody at last, and then had to fetch something. So {hero} had heard it. There was a day fixed, and a cake had been talked about.",
    ],
    [
      0.6,
      "=Nobody had done anything wrong. {Hero} went over it more than once, and each time it came out the same. If there had been somebody to be angry with, it would have been easier. {He} saw the other one in the street, who took off his hat, and went red, and did not know whether to put it on again. He held it in his hands until {hero} had gone by.",
    ],
    [
      0.75,
      "=They met by accident, at the well-known corner, where they had once met on purpose. “You look tired,” it was said. “You've moved the lamp,” said {hero}. From the street one could see into the window. They talked about the lamp. Neither of them said another word that could have been misunderstood.",
    ],
    [
      0.8,
      "={Hero} made {himself} useful. There was a fence that leaned, and {he} straightened it. Then {he} straightened the one next to it. By the end of that week there was hardly a fence in the place that still leaned, and people looked out of their windows, and let {him}.",
    ],
    [
      0.3,
      "=On the evening before, the other one came to see {him}. He stayed outside the door with his hat. “I'd step back,” he said. “If you say so, I will. I'd rather you said it to me than I should see it.” {Hero} had imagined a lot of things in all that time. That someone should be decent about it had not been among them.",
    ],
  ],
  end: [
    [
      0,
      "=“It isn't for the two of us to say,” said {hero}. So they went there together, side by side, and knocked. It took some time until the door was opened. There were three chairs in that kitchen. It was not said who should speak. In the end it was the one who had not been asked by anybody until then.",
    ],
    [
      0.75,
      "=What was decided was told only to those whom it concerned. It took until it was light. There was some crying, and once, towards four o'clock, somebody laughed. The neighbours could see the lamp. It had been moved back, one of them said, to where it used to stand. Another one said that it stood exactly in the middle.",
    ],
    [
      0.5,
      "=There are three people in that place who greet each other across the street, quite calmly, and without taking off a hat. And {hero} always looks up at the lamp.",
      "=There are three people in that place who greet each other across the street, quite calmly, and without taking off a hat. The lamp can be seen from the road.",
    ],
  ],
};

/** Two who become friends. */
const bySmallDegrees: ArcStory = {
  after: [
    [
      0,
      "=“It's only for today,” said {hero}. {Talker} said that that was just as well, because there was no time tomorrow. The next day {hero} came by again, to say that it had only been for yesterday. {Talker} had kept a place free, and said that it was free by chance.",
      "=“It's only for today,” said {hero}. The next day {he} went there again, to say that it had only been for yesterday. By chance there was a place free next to {item}, and {he} sat down in it, just for a moment.",
      "=“It's only for today,” {he} said. The next day {hero} went there again, to say that it had only been for yesterday. There happened to be a place free, and {he} sat down in it, just for a moment.",
      "=“It's only for today,” they both said. The next day they met again, to say that it had only been for yesterday.",
    ],
    [
      0.6,
      "=“Do you like getting up early?” asked {talker}. {Hero} did not. “Do you like fish?” That went the same way. {Talker} asked through the whole list, and there was nothing on it that both of them liked. “Are you afraid of anything?” {hero} asked then. {Talker} looked at the ground and said it, very quietly. {Hero} was the only one who knew it now.",
      "=They went through what they had in common, and it was not much. Did they both like getting up early? No. Did they both care about {topic}? Only one of them, and that one could talk about it for hours. “Are you afraid of anything?” {hero} {was} asked then. {He} looked at the ground and said it, very quietly.",
      "=They went through what they had in common, and it was not much. Did they both like getting up early? No. “Are you afraid of anything?” {hero} {was} asked then. {He} looked at the ground and said it, very quietly.",
    ],
    [
      0.75,
      "=After that {hero} and {talker} each had something to look after. When they came past the dark bit, {talker} went in front, and where there were too many eyes, {hero} did. “Why do you walk like that?” people asked. “It's shorter,” said {talker}.",
      "=After that they each had something to look after. When they came past the dark bit, {hero} let the other go in front, and where there were too many eyes, it was the other way round.",
    ],
    [
      0.9,
      "=Once {talker} stayed away for three days with a cold. {Hero} told everybody that it was all the same to {him}. On the fourth day {he} took some soup round, and said that it had been left over. It was still too hot to eat, and there happened to be two spoons.",
      "=Once there was nobody there for three days, because of a cold. {Hero} told everybody that it was all the same to {him}. On the fourth day {he} took some soup round, and said that it had been left over. It was still too hot to eat, and there happened to be two spoons.",
    ],
    [
      0.3,
      "=Then {hero} let it slip. It was in front of everybody, and only to make them laugh, and they did laugh: about {talker}, and about what made {talker} afraid. {Talker} did not say anything. {Talker} got up, went away along the short way, and for the first time walked past the dark bit alone.",
      "=Then {hero} let it slip what the other one was afraid of. It was in front of everybody, and only to make them laugh, and they did laugh. There was no answer from the place beside {him}. The place was empty when {he} looked, and someone was walking past the dark bit all alone.",
    ],
  ],
  end: [
    [
      0,
      "=The next time they were all together {hero} stood up. “I've got one, too,” {he} said. “Mine's sillier than that.” And {he} told them what {he} {was} afraid of, all of it, loud enough for those at the back. They laughed until they had to sit down. {Talker} did not laugh. {Talker} came through the whole crowd, and stood next to {him}.",
      "=The next time they were all together {hero} stood up. “I've got one, too,” {he} said. “Mine's even sillier.” And {he} told them what {he} {was} afraid of, all of it, loud enough for those at the back. They laughed until they had to sit down. Only one did not laugh, but came through the whole crowd and stood next to {him}.",
    ],
    [
      0.7,
      "=“You didn't have to do that,” said {talker} afterwards. “Yes, I did,” said {hero}. “It really is sillier.” “I know.” They went home by the short way. At the dark bit {talker} stopped, and {hero} stopped, and then they went through it side by side. It was just wide enough.",
      "=“You didn't have to do that,” {he} {was} told afterwards. “Yes, I did,” said {hero}. “It really is sillier.” “I know.” They went home together, and through the dark bit side by side. It was just wide enough.",
    ],
    [
      0.5,
      "=“It's only for today,” says {talker} each time they meet, and keeps a place free, by chance. It has been going on like that for longer than either of them has counted.",
      "=“It's only for today,” they say each time they meet. It has been going on like that for longer than anyone has counted.",
    ],
  ],
};

const ALIVE =
  "(?!.*\\b(?:killed|murder\\w*|dead|died|dying|hitman|killer|robot|AI|app|vampire|statue|married to|princess|prince)\\b)";

/** Love, and friendship. */
export const heartArcs: readonly Arc[] = [
  {
    told: /^(?:(?:was|were) (?:about|going|supposed|set) to (?:marry|get married|wed)|(?:was|were) (?:marrying|getting married|engaged)|got engaged|had (?:remarried|married)|married) ?(?!.*\beach other\b)/,
    by: "other",
    of: "people",
    idea: /^(?!.*\b(?:killed|murder\w*|girl|boy|robbed|mayor's|prince|princess)\b)(?=.*\b(?:[Hh]is wife|[Hh]is fiancée|came home|returned|came back|loved|ex)\b)/,
    stories: [theDayIsFixed],
  },
  {
    told: /^(?:[a-z]+ly )?(?:fell (?:[a-z]+ly )?in love with|fell for|was in love with|had a crush on)\b/,
    by: "hero",
    of: "creatures",
    idea: /^(?!.*\b(?:each other|year|answered (?:him|her)|married|princess|prince)\b)/,
    stories: [everyEvening],
  },
  {
    told: /^(?:[a-z]+ly )?(?:fell (?:[a-z]+ly )?in love with|fell for|was in love with)\b/,
    by: "hero",
    of: "things",
    idea: /^(?=.*\b(?:mow\w*|cut|trim|sweep|clean|vacuum|dig|pull|dust|plough|supposed to|had to|was meant to|job)\b)/,
    stories: [asCloseAsPossible],
  },
  {
    told: /^(?:[a-z]+ly )?(?:fell (?:[a-z]+ly )?in love with|fell for|was (?:secretly )?in love with|had a crush on)\b(?!.*\b(?:each other|voice|house|city|village|car|song)\b)/,
    by: "hero",
    of: "adults",
    idea: new RegExp(`^${ALIVE}`),
    stories: [asIfNothing],
  },
  {
    told: /^(?:[a-z]+ly )?(?:became|became the|made|were soon|struck up an?|formed an?) (?:[a-z]+ )?(?:friends?(?:hip)?)\b|^befriended\b/,
    by: "any",
    idea: /^(?!.*\b(?:killed|murder\w*|dead|war|prison\w*|died|imaginary)\b)/,
    stories: [bySmallDegrees],
  },
];
