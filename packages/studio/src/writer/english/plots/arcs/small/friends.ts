import type { Arc, ArcStory } from "../arc.ts";

/** Somebody helps who cannot do it either. */
const helper: ArcStory = {
  after: [
    [
      0,
      "=“Have you ever had anything to do with {item}?” asked {hero}. “Never,” said {who}. “But I've watched somebody who couldn't do it at all. So I know what to leave out.” It was more than {hero} had. {Hero} and {who} began at once with leaving things out, and got on quite fast.",
      "=“Have you done this before?” asked {hero}. “Never,” said {who}. “But I've watched somebody who couldn't do it at all. So I know what to leave out.” It was more than {hero} had. {Hero} and {who} began at once with leaving things out, and got on quite fast.",
      "=“Have you done this before?” asked {hero}. “Never,” was the answer. “But I've watched somebody who couldn't do it at all. So I know what to leave out.” It was more than {hero} had. They began at once with leaving things out, and got on quite fast.",
    ],
    [
      0.6,
      "=The first try was {whowhose} idea. It was a good idea, and it came to grief only at the very end, because of {item}. “We're nearly there, then,” said {who}, from underneath. {Hero} looked at {item}. “Nearly” was a long way off.",
      "=The first try was {whowhose} idea. It was a good idea, and it fell to pieces only at the very end. “We're nearly there, then,” said {who}, from underneath. {Hero} looked at the pieces. “Nearly” was a long way off.",
      "=The first try was a good idea, and it fell to pieces only at the very end. “We're nearly there, then,” said a voice from underneath. {Hero} looked at the pieces. “Nearly” was a long way off.",
    ],
    [
      0.8,
      "=The second try was {hero's} idea. It was the same idea, with a bow on it. {Hero} and {who} both said so at the same moment, and laughed until they could not go on. So the second try was never finished.",
      "=The second try was {hero's} idea. It was the same idea, with a bow on it. They laughed until they could not go on. So the second try was never finished.",
    ],
    [
      0.9,
      "=Before the next try they had to rest. “What I like about it,” said {who}, “is that it has never been done worse. We're right at the front.” {Hero} had not seen it like that. They both leaned back against {item}, something gave way behind them, and that was the end of the rest.",
      "=Before the next try they had to rest. “What I like about it,” said {who}, “is that it has never been done worse. We're right at the front.” {Hero} had not seen it like that. They both leaned back at once, something gave way behind them, and that was the end of the rest.",
      "=Before the next try they had to rest. “What I like about it,” said the other one, “is that it has never been done worse. We're right at the front.” {Hero} had not seen it like that. They both leaned back at once, something gave way behind them, and that was the end of the rest.",
    ],
    [
      0.4,
      "=At the third try neither of them laughed. “You're holding {item} wrong,” said {hero}. “You told me to hold {itemthem} like that,” said {who}. Then {hero} tried to {deed} alone on one side, and {who} sat on the other side with {item}, and from neither side was there a sound.",
      "=At the third try neither of them laughed. “You're holding {item} wrong,” said {hero}. “You told me to hold {itemthem} like that,” said {who}. Then {hero} went to work alone on one side, and {who} alone on the other, with {item} in between, and from both sides one could hear somebody getting nowhere.",
      "=At the third try neither of them laughed. “You're doing it wrong,” said {hero}. “You told me to do it like that,” said {who}. Then {hero} went to work alone on one side, and {who} alone on the other, and from both sides one could hear somebody getting nowhere.",
      "=At the third try neither of them laughed. “You're doing it wrong,” said {hero}. “You told me to do it like that.” Then each went to work alone, and from both sides one could hear somebody getting nowhere.",
    ],
  ],
  end: [
    [
      0,
      "=“What are you leaving out?” {hero} called across, after a while. “You,” called {who}. Then it was quiet for a bit. “Me too,” called {hero}. They met in the middle, beside {item}, and put what each of them had found out next to each other. It was half and half.",
      "=“What are you leaving out?” {hero} called across, after a while. “You,” called {who}. Then it was quiet for a bit. “Me too,” called {hero}. They met in the middle, and put what each of them had found out next to each other. It was half and half.",
      "=“What are you leaving out?” {hero} called across, after a while. “You,” came the answer. Then it was quiet for a bit. “Me too,” called {hero}. They met in the middle, and put what each of them had found out next to each other. It was half and half.",
    ],
    [
      0.6,
      "=The fourth try was {hero's} and {whowhose} together. {Item} gave no more trouble at all. It went so well that they were through before they had got properly excited. “Was that us?” asked {who}. {Hero} looked left and right. There was only {item}, and the two of them.",
      "=The fourth try was {hero's} and {whowhose} together. It went so well that they were through before they had got properly excited. “Was that us?” asked {who}. {Hero} looked left and right. There was nobody else there who could have done it.",
      "=The fourth try belonged to them both. It went so well that they were through before they had got properly excited. “Was that us?” asked {hero}. There was nobody else there who could have done it.",
    ],
    [
      0.9,
      "=They sat down beside {item} and did nothing for a while, and that worked at the first try. “{I} nearly gave up,” said {hero}. “When?” asked {who}. “At the third.” “So did I,” said {who}. “But not before you.”",
      "=They sat down where they were and did nothing for a while, and that worked at the first try. “{I} nearly gave up,” said {hero}. “When?” asked {who}. “At the third.” “So did I,” said {who}. “But not before you.”",
      "=They sat down where they were and did nothing for a while, and that worked at the first try. “{I} nearly gave up,” said {hero}. “When?” asked the other one. “At the third.” “So did I,” said the other one. “But not before you.”",
    ],
    [
      0.5,
      "=Now and then somebody wanted to know how it is done. {Hero} looked at {who}, and {who} looked at {hero}, and then they both looked at {item}. “First of all,” they said, “you watch two who can't.”",
      "=Now and then somebody wanted to know how it is done. {Hero} looked at {who}, and {who} looked at {hero}. “First of all,” they said together, “you watch two who can't.”",
      "=Now and then somebody wanted to know how it is done. {Hero} thought of the beginning, and had to smile. “First of all,” was the answer, “you need two who can't.”",
    ],
  ],
};

/** Something has to be given back, or made good, with a sentence. */
const theSentence: ArcStory = {
  after: [
    [
      0,
      "=It would have to be said as well, and that was the harder part. {Hero} had got it down to a single sentence. On the way {he} tried it on everything that could not answer, and it sounded very good there. The word “sorry” came right at the end of it, where it is easiest to be quick.",
      "=“What exactly shall I say?” asked {talker}. {Hero} had got it down to a single sentence. {Talker} tried it out on everything that could not answer, and it sounded very good there. The word “sorry” came right at the end of it, where it is easiest to be quick. “I'd rather say it myself,” said {hero}. “But stay close.”",
    ],
    [
      0.8,
      "=The first time, {he} got as far as the middle of the sentence. “Is it going to be long?” they asked, and they had a look at how things stood behind {him}, in case there were more. {Hero} said that it could wait. It is astonishing how well a sentence can wait.",
    ],
    [
      0.6,
      "=The second time, {hero} was let in, and there was so much friendliness that there was no room for the sentence. They talked about this and that. They talked about everything but that. “It was nice of you to come,” they said at the end. The sentence was still stuck where it had been, only it had grown.",
      "=The second time, there was so much friendliness that there was no room for the sentence. They talked about this and that. They talked about everything but that. “It was nice of you to come,” they said at the end. The sentence was still stuck where it had been, only it had grown.",
    ],
    [
      0.4,
      "=After that {hero} turned it over once more. Perhaps it did not have to be said at all. Perhaps it would be enough to be very nice from now on, for always, without any reason. {He} tried it for a while. It was a great strain, and everybody asked what was wrong.",
    ],
  ],
  end: [
    [
      0,
      "=So {he} went a third time, and began at the other end. “Sorry,” said {hero}, before there was anything else. Then it was out, and the rest of the sentence had nothing left to do. It was quiet for a moment. “I've got one of those, too,” the other one said. “I've been practising it on the way here for weeks.”",
      "=So {he} began at the other end. “Sorry,” said {hero}, before there was anything else. Then it was out, and the rest of the sentence had nothing left to do. It was quiet for a moment. “I've got one of those, too,” was the answer. “I've been practising it for weeks.”",
    ],
    [
      0.6,
      "=The second sentence was even longer than {hero's}, and had its “sorry” in the middle, where it could hardly be found. They helped each other with it. When they had both done, they did not know where to look. “And now?” asked {hero}. “Now we can talk about the rest,” said the other one.",
    ],
    [
      0.5,
      "=It is always the first word now when {hero} comes round a corner too fast, or is late, or has eaten something that was not meant for {him}. “You've got quick at it,” they tell {him}. “It's the sentences that take so long,” {he} always says.",
      "=Since then {hero} put that word first, wherever it was needed. “You've got quick at it,” they said. It was the sentence that had taken so long.",
    ],
  ],
};

/** Two quarrel, until one cannot remember its half of it. */
const halfQuarrel: ArcStory = {
  after: [
    [
      0,
      "=It went on from there. {Hero} knew exactly who was right, and {mate} knew it, too, and it was not the same one. “It's about {item},” said {hero}. “It's about who always wants to have the last word about {item},” said {mate}. Nobody touched {item} in the meantime.",
      "=It went on from there. {Hero} knew exactly who was right, and {mate} knew it, too, and it was not the same one. They began early and stopped late, and took turns at having the last word.",
      "=It went on from there. Each side knew exactly who was right, and each side meant itself. {Hero} began early and stopped late. {Ahelper} came to ask whether it was about {topic} or about something else, and was told by both sides at once.",
      "=It went on from there. Each side knew exactly who was right, and each side meant itself. {Hero} began early and stopped late. {Ahelper} came to ask what it was about, and was told by both sides at once.",
    ],
    [
      0.6,
      "=Then {hero} and {mate} stopped speaking. It was not over; it was only done without words now. When {hero} looked at {item}, {mate} looked the other way. When {mate} looked at {item}, {hero} sighed. It is hard to breathe when every breath means something.",
      "=Then {hero} and {mate} stopped speaking. It was not over; it was only done without words now. {Mate} could turn round in a certain way. {Hero} could pass by in a certain way. It is hard to breathe when every breath means something.",
      "=Then they stopped speaking. It was not over; it was only done without words now. One can turn round in a certain way, and {hero} turned round like that all day. It is hard to breathe when every breath means something.",
    ],
    [
      0.8,
      "=Whatever had to be said now was carried across by a beetle. “Say over there that {item} will be talked about tomorrow, if at all,” {hero} told it. The beetle went, and came back with the same message, only shorter.",
      "=Whatever had to be said now was carried across by a beetle. “Say over there that nothing is being said here,” {hero} told it. The beetle went, and came back with the same message, only shorter.",
    ],
    [
      0.8,
      "=“You're both right,” said {mate} suddenly, to settle it. That was the worst thing to say. {Hero} did not want to be right together with {mate}. {Hero} wanted to be right alone.",
      "=“You're both right,” said {thehelper}, to settle it. That was the worst thing to say. {Hero} had not come all this way to be right together.",
    ],
    [
      0.4,
      "=One day {mate} was not there, just at the usual time. {Hero} waited beside {item}. {He} said {his} half of the quarrel into the air, very loudly, to be on the safe side. Half a quarrel has big holes in it, and through the holes {he} could hear how quiet it was.",
      "=One day {mate} was not there, just at the usual time. {Hero} waited. {He} said {his} half of the quarrel into the air, very loudly, to be on the safe side. Half a quarrel has big holes in it, and through the holes {he} could hear how quiet it was.",
      "=One day the other side was silent, just at the usual time. {Hero} waited. {He} said {his} half of the quarrel into the air, very loudly, to be on the safe side. Half a quarrel has big holes in it, and through the holes {he} could hear how quiet it was.",
    ],
  ],
  end: [
    [
      0,
      "=“I can't do it today,” said {mate} at last, in a rather small voice, from behind {item}. “I don't know what comes after the bit where I'm right.” “Then you say that I'm wrong, and always have been,” said {hero}. “Oh yes,” said {mate}. “Thank you.” And then they both had to stop.",
      "=“I can't do it today,” said {mate} at last, in a rather small voice. “I don't know what comes after the bit where I'm right.” “Then you say that I'm wrong, and always have been,” said {hero}. “Oh yes,” said {mate}. “Thank you.” And then they both had to stop.",
      "=“I can't do it today,” it came from over there at last, in a rather small voice. “I don't know what comes after the bit where I'm right.” “Then you say that I'm wrong, and always have been,” said {hero}. “Oh yes. Thank you.” And then they both had to stop.",
    ],
    [
      0.6,
      "=So they changed over. {Hero} did {mate's} half, and {mate} did {hero's}, with all the sighs in the right places, and for the first time each of them heard how it sounded. When they came to {item}, {mate} could not go on for laughing.",
      "=So they changed over. {Hero} did {mate's} half, and {mate} did {hero's}, with all the sighs in the right places, and for the first time each of them heard how it sounded. In the middle {mate} could not go on for laughing.",
      "=So they changed over. {Hero} did the other half, with all the sighs in the right places, and for the first time {he} heard how it sounded from over there. In the middle {he} could not go on for laughing.",
    ],
    [
      0.9,
      "=They went through the rest of it, too, and it turned out that there was hardly any rest. Most of it had been the sighs. About {item} there were three sentences in all, and two of them were the same. “And for that we got up so early,” said {mate}. It was the first thing in a long while about which they were both right.",
      "=They went through the rest of it, too, and it turned out that there was hardly any rest. Most of it had been the sighs. There were three sentences in all, and two of them were the same. “And for that we got up so early,” said {mate}. It was the first thing in a long while about which they were both right.",
      "=They went through the rest of it, too, and it turned out that there was hardly any rest. Most of it had been the sighs. There were three sentences in all, and two of them were the same. “And for that we got up so early,” came the voice from over there. It was the first thing in a long while about which they were both right.",
    ],
    [
      0.5,
      "=They still quarrelled now and then, when the days were dull, and always with the halves changed over. Then {hero} took one side of {item} and {mate} took the other, and it was never quite clear who had begun to laugh.",
      "=They still quarrelled now and then, when the days were dull, and always with the halves changed over. There was an ending by then. It was where {mate} began to laugh, and {mate} always said that it was {hero}.",
      "=They still quarrelled now and then, when the days were dull, and always with the halves changed over. There was an ending by then. It was where {hero} began to laugh.",
    ],
  ],
};

/** Two who were close are no longer side by side. */
const parted: ArcStory = {
  after: [
    [
      0,
      "=The place where the other one should have been was still warm. That was the first thing to be noticed, and it was noticed by feeling for it. There was nothing to feel. It had happened without a sound, as such things do, and the one who was left did not dare to move, so as not to make it any further.",
    ],
    [
      0.8,
      "=“Stay where you are,” they had always told each other, “and I'll come.” It was a good rule. It had only one hole in it: both of them knew it. So they both stayed where they were, each of them in a different place, and waited with great patience to be found.",
    ],
    [
      0.6,
      "=Calling was no better. Whoever calls cannot hear, and whoever listens cannot call. They called at the same time and listened at the same time, as they had always done everything at the same time. In between it was so quiet that each of them thought the other had gone further off.",
    ],
    [
      0.4,
      "=After that there was only waiting, and it was long. It was possible, it seemed, to be alone. You did the same things as before, with half of everything missing. “I'm here,” said a voice now and then, not very loudly, more so as to have said it.",
    ],
  ],
  end: [
    [
      0,
      "=“Here,” something said. It was not an echo, as an echo is not cross. “I've been saying it the whole time,” it said, “but you always say it at the same moment.” “So do you.” “Then don't you say anything now.” One of them kept quiet, which was the hardest thing so far, and the other one followed the voice, bit by bit.",
    ],
    [
      0.6,
      "=It had not been far. It had been so near that they were both a little ashamed. “I only let go for a moment,” said one. “I only noticed after a moment,” said the other. They put the two moments together. That was all of it, and it had felt like such a lot.",
    ],
    [
      0.9,
      "=They did not go on at once. They stayed side by side, as they had always done, and told each other what there had been to see when there was nobody to show it to. “It's much bigger {there} than I thought,” said the one. “Only when you're alone,” said the other. They both looked, and it was already a little smaller.",
      "=They did not go on at once. They stayed side by side, as they had always done, and told each other what there had been to see when there was nobody to show it to. “It's much bigger out there than I thought,” said the one. “Only when you're alone,” said the other. They both looked, and it was already a little smaller.",
    ],
    [
      0.5,
      "=The rule is a different one now: one stays and one comes, and they take turns. And before they go to sleep, one of them says “here”, and the other one waits for a bit, and only then says it, too.",
    ],
  ],
};

const LIGHT = "(?!.*\\b(?:died|dead|dying|war|prison|operation|hospital|killed|murder\\w*)\\b)";
const SMALL = ["creatures", "things"] as const;

/** What creatures and things do for, with and against each other. */
export const friendArcs: readonly Arc[] = SMALL.flatMap((of): Arc[] => [
  {
    told: /^/,
    by: "any",
    of,
    idea: new RegExp(
      `^${LIGHT}(?=.*\\b(?:(?:gave|give)\\b.*\\bback\\b.*\\bst(?:ole|olen)|st(?:ole|olen)\\b.*\\b(?:gave|give)\\b.*\\bback|apologi[sz]\\w*|(?:was|were) sorry|make (?:it )?up (?:for|to)|say sorry)\\b)(?!.*\\b(?:refused|was hired|behalf)\\b)`,
    ),
    stories: [theSentence],
  },
  {
    told: /^(?:(?:blew|tore|pulled|drove|swept|carried) (?:them |the two )?apart|let (?:him|her|it|them )?go|drifted apart|(?:was|were|got) separated|lost (?:sight|hold|each other|one another|his (?:friend|brother)|her (?:friend|sister)))\b/,
    by: "any",
    of,
    idea: new RegExp(`^${LIGHT}(?=.*\\b(?:[Tt]wo|both|each other|friends?|brothers?|sisters?|twins?|together)\\b)`),
    stories: [parted],
  },
  {
    told: /^(?:fought|argued|quarrel+ed|bickered|squabbled|had (?:an argument|a quarrel|a fight|a row)|hated (?:each other|one another)|could not (?:agree|stand each other)|took it|came)\b/,
    by: "any",
    of,
    idea: new RegExp(
      `^${LIGHT}(?=.*\\b(?:fought|argued|argument|quarrel\\w*|bickered|squabbled|hated each other|could not agree)\\b)`,
    ),
    stories: [halfQuarrel],
  },
  {
    told: /^(?:helped|taught|showed|offered to|tried to (?:help|teach)|promised to|agreed to|came to help|gave (?:him|her|it|them)|lent|was the only one)\b/,
    by: "other",
    of,
    idea: new RegExp(`^${LIGHT}`),
    stories: [helper],
  },
]);
