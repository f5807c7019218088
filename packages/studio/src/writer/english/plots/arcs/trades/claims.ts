import type { Arc, ArcStory } from "../arc.ts";

/** Somebody comes and claims what others think is theirs. */
const halfOfIt: ArcStory = {
  after: [
    [
      0,
      "=“Sit down first,” said {hero}, because that is what people say. It was not meant as an invitation. {Who} sat down, on the good chair, and laid a paper on the table and kept one finger on it. It was an old paper. It had been folded so often that it fell into four parts, and in one of the folds the most important word was missing.",
      "=“One thing at a time,” said {hero}, because that is what people say. Then came a paper, and it was laid on the table, with one finger on it. It was an old paper. It had been folded so often that it fell into four parts, and in one of the folds the most important word was missing.",
    ],
    [
      0.6,
      "={Hero} showed it to somebody who understood such things. He held it up to the light for rather a long time. “It could be real,” he said. “That's not the same as being right. But it's a nuisance.” Until it was cleared up, nothing was to be changed, moved or sold. So from that day on everything was measured, and there was a line that had not been there before.",
    ],
    [
      0.8,
      "=“We could simply say no,” said {talker}. “And then?” “Then we've said it.” It was said that same evening, quite firmly. It made no difference, except that now they were not on speaking terms either.",
      "=There were people who had always known it. They remembered a handshake, long ago, over a fence. When they were asked who had shaken whose hand, they remembered the fence.",
    ],
    [
      0.5,
      "=It began with small things. What had been done together before was now done twice, or not at all. {Hero} cleared up to the line, and not an inch beyond. On the other side somebody was just as exact. Something started to leak, right on the line, and both of them saw it, and put out a bowl, each of them half under.",
      "=It began with small things. {Hero} cleared up to the line, and not an inch beyond. The other side was just as exact. Something started to leak, right on the line, and it was seen from both sides, and two bowls were put there, each of them half under.",
    ],
    [
      0.4,
      "=In the night before the decision {hero} could not sleep and went round once more. {He} looked at {topic} as somebody would who was about to lose it. It was not the big things that hurt. It was a notch in the wood, and a sound. At the leak somebody was already crouching in the dark, with a lamp, and was tightening something, on the wrong side of the line.",
      "=In the night before the decision {hero} could not sleep and went round once more. {He} looked at it all as somebody would who was about to lose it. It was not the big things that hurt. It was a notch in the wood, and a sound. At the leak somebody was already crouching in the dark, with a lamp, and was tightening something, on the wrong side of the line.",
    ],
  ],
  end: [
    [
      0,
      "=“That's my half,” said {hero}. “I know,” came from under there. “It's your half that drips on mine. Hold this.” {He} held it. It took both of them, because one had to turn and the other had to keep it from turning, and that was how it had been built. Somebody must have known, back then, that there would always be two. “That's what was missing in the fold,” said {hero}. “Not half. Both.”",
    ],
    [
      0.72,
      "=What was decided next day was in a language that neither side understood. Each of them had won something, apparently. The paper was put in a frame with the gap in it, and over the gap there was a good deal of argument, then and later. But the line was scrubbed off, since it was always in the way when something needed two.",
    ],
    [
      0.7,
      "=It still drips there now and then. Then somebody calls out a word across, and it is not even a name, and from the other side somebody comes with the lamp.",
    ],
  ],
};

/** Those in the right go to where it is decided, and are made to wait. */
const wentInAndWaited: ArcStory = {
  after: [
    [
      0,
      "=“Have you got an appointment?” asked the woman at the desk. “No,” said {hero}. “What is it about?” It had been so clear all the way there. {He} said it in three sentences, and she wrote down one word. “Please take a seat,” she said. There were eleven chairs.",
    ],
    [
      0.6,
      "=At four they closed. “Come back tomorrow,” said the woman. {Hero} came back the next day, and it was another woman, with the same desk. {He} said it again. A cleaner came along with his cart. “Still here?” he asked. “Still,” said {hero}. They said it every evening from then on.",
    ],
    [
      0.8,
      "=“We should shout,” said {talker}. “They're used to shouting,” said {hero}. “Look at the glass.” {Talker} looked. It was very thick glass. “Then we'll wait loudly,” said {talker}, and unpacked the bread.",
      "=On the other chairs people changed. Some left after an hour, some after a day. Each of them had a folder. {Hero} got to know what was in the folders, and sometimes {he} could help with a form, since {he} had filled in most of them by now.",
    ],
    [
      0.75,
      "=At last a door was opened for {him}, and a man in a good suit listened for four minutes with great sympathy. He understood it perfectly. He would have felt the same. But it was not in his power, nor in anyone's, that was the beauty of it: nobody had decided it. It had come about. He held the door open with his own hand.",
    ],
    [
      0.4,
      "=That evening {hero} sat out there on the steps, because the chairs were locked away. “Still here?” asked the cleaner. “Not any more,” said {hero}. The cleaner leaned his broom against the wall. “What was it you wanted? I've been asking you every night, and never asked you that.”",
    ],
  ],
  end: [
    [
      0,
      "=It was told quickly. By now it was a single sentence. The cleaner nodded. “Somebody signed that,” he said. “Somebody always does. I empty their baskets.” He did not say any more, and he did not show anybody anything. He only mentioned which door it was, on which floor, and that the gentleman there came in at seven, before the glass was manned, and was always glad of a chat.",
    ],
    [
      0.6,
      "=At seven {hero} said good morning to him and said the sentence. He was holding his coffee, and there was no door between them, and his own signature lay on the table. “I sign forty of those,” he said. “I never saw one that had come on foot.” It took him until noon to find out how it could be stopped. He had never had to look for that page.",
      "=At seven {hero} stood in front of him and said the sentence. He was holding his coffee, and there was no door in between, and his own signature lay on the table. “I sign forty of those,” he said. “I never saw one with a face.” It took him until noon to find out how it could be stopped. He had never had to look for that page.",
    ],
    [
      0.7,
      "=It was not justice, only a stamp. But it was the right way up. {Hero} left by way of the eleven chairs, and stopped at each, and told whoever sat there which door it was.",
    ],
  ],
};

/** Somebody wants to pay somebody back. */
const paidBack: ArcStory = {
  after: [
    [
      0,
      "={Hero} had a plan. It had come to {him} in one go, at night, and it was still good by day. It had a beginning and a middle, and at the end of it somebody stood there and understood. {He} lingered over that part. {He} tried it with various expressions on the other's face, and kept the third.",
    ],
    [
      0.75,
      "=The preparations did {him} good. {He} had not been so wide awake in years. {He} found out when that somebody got up, and what for, and where the weak spot was. “You're looking well,” people said. A woman on the corner who knew them both gave {him} a long look. “Have you seen what's happened to the hedge over there?” she asked. {Hero} had no time for hedges.",
    ],
    [
      0.8,
      "=“And what happens after the end?” asked {talker}. “Nothing. That's the end.” “But the next day.” {Hero} had not planned a next day. {He} said it would be quiet, and {talker} said nothing at all, which was not usual.",
      "=For the middle part {he} needed help, and {he} asked an old acquaintance, who said yes before he had heard what it was. He had waited for it himself for years. “For mine,” said {hero}. “For mine,” said the acquaintance. They left it at that.",
    ],
    [
      0.5,
      "=Then the day was there, and all of it worked. It was uncanny. It went like a row of dominoes, one after the other, up to the last, and {hero} stood where {he} had meant to stand, in order to see the face. But there was none. There was only somebody who sat on a step beside a hedge that had grown wild, and who was not surprised at all, and moved over a bit.",
    ],
    [
      0.4,
      "=“I thought it would be you,” came from the step. “I'd have done it sooner.” It was none of the expressions {he} had tried. {Hero} had a sentence ready for that moment, and {he} had polished it all these nights. {He} said it. It fell down between them like something that has been kept in a pocket too long. “Yes,” was the answer. “That's right.”",
    ],
  ],
  end: [
    [
      0,
      "=Now there was the next day after all, and it had begun already. {Hero} did not know what to do with {his} arms. “You could have apologised,” {he} said. “I wrote it down.” A hand pointed over a shoulder at the house. “Eleven times. It always came out as an explanation. After the sixth I didn't even cut the hedge any more.” {He} looked at the hedge. It had not been done for about as long as {he} had not slept.",
      "=Now there was the next day after all, and it had begun already. “You could have apologised,” said {hero}. “I wrote it down. Eleven times. It always came out as an explanation. After the sixth I didn't even cut the hedge any more.” {Hero} looked at the hedge. It had not been done for about as long as {he} had not slept.",
    ],
    [
      0.6,
      "=They were not friends after that, and it would be too much to say that anything was forgiven. What {he} had done to get even had to be put right as well, and it took {him} longer than the plan. They did it on the same day, each at one end. At noon somebody brought out two glasses and only one of them was put down hard.",
    ],
    [
      0.7,
      "=The hedge was level again. {Hero} slept through that night, and woke late, without a plan, and lay there for a while and listened to somebody clipping.",
    ],
  ],
};

/** Somebody has to say before others what is right, at a cost. */
const whatWasSaid: ArcStory = {
  after: [
    [
      0,
      "={Hero} had been told to answer only what was asked. It sounded easy. The first question was for {his} name, and even there {he} {was} slow. After that it went on, with yes and no, and {he} spoke to a spot on the wall. It was very quiet. Someone was writing it all down. The pencil stopped a moment after each word.",
    ],
    [
      0.6,
      "=There was one thing {he} had meant not to look at, and then {he} did. It was looking back. There was no reproach in it, and that was worse than any. {Hero} lost the thread. “Shall I repeat the question?” “No,” {he} said. It was the right answer to what {he} had been asked, and it settled the matter. The pencil wrote it down.",
    ],
    [
      0.8,
      "=“You had to,” said {talker} on the stairs. “Yes.” “Anyone would have.” “No,” said {hero}, “most would have had a cold.” {Talker} took {his} arm, and that was easier than talking.",
      "=Outside there were people who thought that {he} {was} brave, and others who thought the opposite. Both called it out. {He} found that {he} could hardly tell them apart, at that distance.",
    ],
    [
      0.75,
      "=At home everything stood where it always had. {Hero} put on water, and laid the table, and put one cup back. It was true, what {he} had said. It had been true before, and nobody would have known. {He} had believed that the truth, once it was out, would be lighter to carry. But it had only been one person who carried it up to then, and now there were two who did not sleep.",
    ],
    [
      0.4,
      "=So {he} began to do what could be done with it. {He} collected, bit by bit, what would be needed afterwards, and told no one. One evening the one with the pencil stood before the door, with a hat on. She looked at what was lying about. “I don't write at home,” she said. “I've come about something else. There was a pause, before the no.”",
    ],
  ],
  end: [
    [
      0,
      "=“I have to write down what is said,” the woman went on. “I may also write down when somebody can't go on. I've done it for thirty years, and no one ever reads it.” She had marked it: a small stroke, in the margin, before each answer. “There are nineteen of them. Whoever reads that,” she said, “reads that it was true, and what it cost. In there that counts for more than people think.”",
    ],
    [
      0.6,
      "=It was read, in the end, by somebody who was thorough. It did not turn everything round. But it did count for something, and so did what lay ready and would be needed afterwards. There was a visit, later on, at a table. Neither of them knew how to begin. “You paused,” was the first thing {hero} heard. “Nineteen times. I counted, too.”",
    ],
    [
      0.7,
      "=In the evening {hero} laid the table. {He} took out one cup, and then, after a pause of the kind that somebody might have marked with a stroke, the other one.",
    ],
  ],
};

const GRAVE = "(?!.*\\b(?:dying|ghosts?|war|kill\\w*|murder\\w*|hitman|assassin|nazi|soldiers?|bodies|kidnapp\\w*)\\b)";

/** Claims, justice and getting even. */
export const claimArcs: readonly Arc[] = [
  {
    told: /^(?:planned|wanted|plotted|swore|vowed|decided|set out|got|took|tried|went|returned|came back)\b.{0,50}\b(?:revenge|get even|get back at|got back at|pay (?:him|her|them) back|vengeance|teach (?:him|her|them) a lesson)\b|^(?:took|got) (?:his|her|their) revenge\b/,
    by: "hero",
    of: "adults",
    idea: new RegExp(`^${GRAVE}(?!.*\\b(?:dead|died|prison)\\b)`),
    stories: [paidBack],
  },
  {
    told: /^(?:testified|gave evidence|had to testify|was (?:called|forced|asked) (?:to testify|as a witness)|took the stand|confessed in court|reported (?:his|her) own)\b/,
    by: "hero",
    of: "adults",
    idea: /^(?!.*\b(?:war|kidnapp\w*|nazi)\b)/,
    stories: [whatWasSaid],
  },
  {
    told: /^(?:said|claimed|insisted|swore|announced|declared)\b.{0,40}\b(?:half|all|part|everything|the \S+|it)\b.{0,25}\b(?:was|were|belonged to) (?:his|hers|theirs|him|her|them)\b|^(?:claimed|demanded|wanted) (?:half|(?:his|her|their) (?:share|half|part)|the (?:house|farm|shop|land|inheritance))\b/,
    by: "other",
    of: "people",
    idea: new RegExp(`^${GRAVE}`),
    stories: [halfOfIt],
  },
  {
    told: /.*\b(?:(?:because|since|that|who|as) .*\bwanted to (?:take|tear down|sell|close|demolish|buy up) (?:his|her|their|the|my|our|its)\b|was to be (?:torn down|closed|demolished|sold)|talk to the (?:bank|mayor|king|president|minister|governor|director|manager)|(?:was|were) (?:evicted|thrown out|expropriated)|sued|demanded justice|complain(?:ed)? to the (?:bank|mayor|king|president|minister|manager)|petitioned)\b/,
    by: "hero",
    of: "adults",
    idea: new RegExp(
      `^${GRAVE}(?=.*\\b(?:land|bank|farm|court|justice|office|ministry|lawyer|mayor|company|government|insurance|compensation|house)\\b)(?!.*\\b(?:lift|elevator|ex|birthday|mole|raccoons?|bats?)\\b)`,
    ),
    stories: [wentInAndWaited],
  },
];
