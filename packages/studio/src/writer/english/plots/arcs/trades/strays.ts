import type { ArcStory } from "../arc.ts";

/** Somebody has done something by accident and tries to undo it. */
export const undoneAgain: ArcStory = {
  after: [
    [
      0,
      "=“That wasn't me,” said {hero}. There was no one else there. It had taken a second, if that, and it lay before {him} as finished as if somebody had worked on it for weeks. {He} tried looking away and looking back. It was still so. The only witness was a small girl on the other side, who was eating an apple, and had stopped chewing.",
      "=“That wasn't me,” said {hero}. There was no one else there. To {deed}: other people would have had to practise for that. {He} tried looking away and looking back. It was still so. The only witness was a small girl on the other side, who was eating an apple, and had stopped chewing.",
    ],
    [
      0.6,
      "=It had to be undone before it was noticed. {Hero} did everything again in reverse, as exactly as {he} could remember, and at the end of it there was a sneeze, because there had been one at the start. Nothing. {He} tried it with the left. “You weren't looking at it,” said the girl. “Before, I mean. You were looking over there.”",
    ],
    [
      0.8,
      "=“What have you touched?” asked {talker}. “Nothing.” “And what did you say?” “Nothing. I said ‘oops’.” “Before or after?” asked {talker}. It was a good question, and they spent some time on it.",
      "=In books there is usually somebody to whom people can go with such a thing. {Hero} went to the one who came closest. He listened, asked for it to be repeated, and said that in theory it was not possible. That was a weight off his mind. He wished {him} a good day.",
    ],
    [
      0.5,
      "=By now it had been noticed. They were looking for the cause, and they looked everywhere, and thoroughly, and they asked {hero} to help, since {he} {was} standing about. {He} helped. {He} looked under things. Each time that somebody said “it can't have happened by itself”, {he} agreed a little too late. In the end they began to suspect somebody else.",
    ],
    [
      0.4,
      "=That one was quite innocent, and said so, and the more he said it the less it helped. {Hero} looked at the ground. The girl had finished her apple. She did not say anything; she only looked at {him} and waited, with the core in her hand. “It was me,” said {hero}. “By accident.” It was so quiet that they could hear the core drop.",
      "=That one was quite innocent, and said so, and the more he said it the less it helped. The girl had finished her apple. She did not say anything; she only looked across and waited, with the core in her hand. “It was me,” said {hero}. “By accident.” It was so quiet that they could hear the core drop.",
    ],
  ],
  end: [
    [
      0,
      "=“Show us how,” they said. To {deed} on purpose is quite another thing. {Hero} tried to show them, and it was no use, and {he} {was} so ashamed that {he} looked over there, where {he} had been looking the first time. “Now!” cried the girl. It took a second, if that. It was not quite undone. But it was a good deal closer to what it had been than anything they had managed by looking under things.",
      "=“Show us how,” they said, and {hero} tried to show them, and it was no use, and {he} {was} so ashamed that {he} looked over there, where {he} had been looking the first time. “Now!” cried the girl. It took a second, if that. It was not quite undone. But it was a good deal closer to what it had been than anything they had managed by looking under things.",
    ],
    [
      0.72,
      "=What was left over had to be put right by hand, and that took {hero} until the following week. The one who had been suspected did not speak to {him} for three days, and then he came and asked if {he} could do it again some time, on purpose. “No,” said {hero}. “That's just it.” The girl brought apples for everybody, and ate hers at a distance.",
    ],
    [
      0.7,
      "=Now and then {hero} stood there and did not look at it. Nothing happened. But somebody on the other side always stopped chewing for a moment, to be ready.",
    ],
  ],
};

/** Somebody has to look after something or somebody for a while. */
export const onlyForAMoment: ArcStory = {
  after: [
    [
      0,
      "=“Nothing can happen,” they had said. “You only have to be there.” So {hero} {was} there. {He} had never looked at anything for so long. After a few minutes {object} seemed to look back. A woman at the side, who was doing nothing in particular, said: “Is that yours?” “No,” said {hero}, “I'm only here for it.” She moved her things a little closer.",
      "=“Nothing can happen,” they had said. “You only have to be there.” So {hero} {was} there. {He} had never looked at anything for so long. A woman at the side, who was doing nothing in particular, asked: “Is that yours?” “No,” said {hero}, “I'm only here for it.” She moved her things a little closer.",
    ],
    [
      0.75,
      "=The first one who wanted something was easy to send away. The second claimed to have been sent. The third cried. It turned out that there was hardly anybody who did not have some sort of right to {object}, once {he} had listened to them. {Hero} listened with one ear, and kept hold with everything else.",
      "=The first one who wanted something was easy to send away. The second claimed to have been sent. The third cried. It turned out that there was hardly anybody who did not have some sort of right to it, once {he} had listened to them. {Hero} listened with one ear, and kept hold with everything else.",
    ],
    [
      0.8,
      "=“You go and rest,” said {talker}, “I'll do it.” “They said me.” “They said you only have to be there. I can be there.” {Hero} thought about that, with {his} back to it, for no more than four seconds.",
      "=Then it began to move. It may have been the wind, or the ground. {Hero} wedged something under it, and that held, until what {he} had wedged under it was wanted back by its owner.",
    ],
    [
      0.5,
      "=And then {he} really did look away: for as long as it takes to pick something up for an old man. When {he} straightened up again there was only the place. It was still warm. {Hero} asked left and right. Everyone had seen it, and they all pointed, in seven directions. One of them was up.",
    ],
    [
      0.4,
      "={He} ran in three of the seven. In the end {he} came back, because there was nothing left to do but be there. {He} sat down beside the empty place and went on guarding it. It would not be long now. {He} could already see them coming, from far off, cheerful, with their bags. “You're still watching,” said the woman at the side. “There's nothing there.” “I know,” said {hero}.",
      "=Three of the seven turned out to be wrong. In the end {hero} came back, because there was nothing left to do but be there, and went on guarding the empty place. It would not be long now. They could already be seen coming, from far off, cheerful, with their bags. “You're still watching,” said the woman at the side. “There's nothing there.” “I know,” said {hero}.",
    ],
  ],
  end: [
    [
      0,
      "=She looked at {him} for a while. Then she lifted the cloth from her own things, to which she had moved it a little closer each time, and there it was, without a scratch. “I wanted to see if you'd run off,” she said. “I leave my things here every day. There's never anybody I could ask.” {Hero} needed two tries to get a word out. “You could have asked me,” {he} said.",
    ],
    [
      0.72,
      "=By the time they came it was all in its place, and {hero} as well, a little pale. “Well?” they asked. “Did anything happen?” {He} looked across at the woman. She was doing nothing in particular. “No,” said {hero}. “I was only there.” They did not notice anything. They only wondered a little how carefully they were handed over what was theirs.",
    ],
    [
      0.7,
      "=There were two places there after that, one beside the other. Now and then the woman got up and went away for an hour. She did not look back. She had no need to.",
    ],
  ],
};

/** Somebody turns into what others see, bit by bit. */
export const whatTheySaw: ArcStory = {
  after: [
    [
      0,
      "=It did not feel any different at first. {Hero} got up and did what {he} always did, and only noticed by the others that something had changed. They stopped talking a moment sooner. They laughed a moment sooner, too. One of them held a door, saw who it was, and went on holding it, with a straight back. “Thank you,” said {hero}. “No,” he said, “thank you.”",
    ],
    [
      0.6,
      "={He} tried to be as they wanted it. For that {he} had to know what they wanted, and they all wanted something different, and only agreed that {he} had it. {Hero} gave a bit here and a bit there. In the evenings {he} practised with the lamp out. It was quite a good likeness. Only the caretaker's wife, who had known {him} before, always asked the same thing: “And who do I say is calling?”",
    ],
    [
      0.8,
      "=“You said ‘we’ just now,” said {talker}. “I meant me.” “There was only you there,” said {talker}. “That's why I'm asking.” {Hero} counted, to be sure.",
      "=There were people who copied {him}. They did it well, all of them a little better than {hero}, who did it without paying attention. In a row of six {he} would have come fourth.",
    ],
    [
      0.72,
      "=Then came the first time that {he} {was} really needed. They all stood there and looked at {him} with great trust. It was the trust that was the trouble; it was meant for somebody about a head taller. {Hero} did what such a one would have done, and it was too much, and too early, and in front of everybody. Nobody said anything. They only looked as if they had read the label wrong.",
    ],
    [
      0.4,
      "=After that {he} stayed in. When there was a knock {he} did not know which face to open with. “Who is it?” called {hero}. “Only me,” said the caretaker's wife. “And who do I say is calling?” {He} wanted to give her the answer that {he} always gave. It had become quite a long one. {He} got stuck in it halfway, and then was silent, and it was the first pleasant silence in weeks.",
      "=After that {hero} stayed in. Then there was a knock. “Only me,” said the caretaker's wife. “And who do I say is calling?” {Hero} wanted to give her the answer that she was always given. It had become quite a long one. It got stuck halfway, and then there was silence, and it was the first pleasant silence in weeks.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} told her the short answer, the one from before. “There,” she said. “Then I've got it right here. It's for you they've come. There are five of them, and they don't want the other one. They want the one who was there in the beginning, before it started. They say that one would know what to do.” “I don't, though,” said {hero}. “That's what I told them. They said, that's the one.”",
    ],
    [
      0.75,
      "=So {he} went out as {he} {was} and said that {he} did not know. It was not heard with pleasure, but it was understood at once. They thought about it together. One had half an idea, and {hero} had the part that it wanted. It was nothing to look at. When it was done nobody clapped, since all of them had their hands full, and {he} found that {he} had not thought of {himself} for an hour.",
      "=So {hero} went out and said it: that there was no knowing. It was not heard with pleasure, but it was understood at once. They thought about it together. One had half an idea, and {hero} had the part that it wanted. It was nothing to look at. When it was done nobody clapped, since they all had to hold on.",
    ],
    [
      0.7,
      "=The man at the door still held it open, with a straight back. {Hero} held it for him on the other side, and so they stood there for a bit, until somebody went through.",
    ],
  ],
};
