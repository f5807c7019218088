import type { Scene } from "./scene.ts";

/** What the hero wants, by the verb of the wish: why, and how it comes true. */
export interface WishScenes {
  readonly verbs: string;
  readonly why: readonly Scene[];
  readonly fulfilled: readonly Scene[];
}

/** "{goal}" is the object of the wish: "their grandfather"; "{wish}" the whole of it: "find their grandfather". */
export const wishScenes: readonly WishScenes[] = [
  {
    verbs: "find see meet visit reach",
    why: [
      [
        "{There} stood a chair on which nobody sat, and everybody knew that it was kept for {goal}. Nobody spoke of {goal} except in the evening, in a low voice. {Hero} had listened for long enough. “Then I will {mywish},” said {hero}, and it grew quiet {there}.",
      ],
      [
        "{Hero} had a picture of {goal} in {his} head, and each year it grew a little paler. Soon nothing would be left of {goal} but an outline. That was why {hero} had to {wish}, and why it could not wait any longer.",
      ],
    ],
    fulfilled: [
      [
        "And there, where {hero} had almost stopped looking, was {goal}. {Hero} had thought up a long speech for {goal}, and now not a word of it was left, and it did not matter at all.",
        "“You took your time,” said somebody, and then they all talked at once. {Hero} held on tight, as if one could lose {goal} a second time. They sat {there} until it was dark and told each other everything about {topic}, and then told it again, because it was so good.",
      ],
      [
        "It was a movement that {hero} saw first, small and far away, but it could only be {goal}. {Hero} ran, lost a shoe and ran on without it; and so {hero} managed to {wish} with one shoe and no breath left.",
        "Nobody {there} who saw {hero} with {goal} has ever forgotten it. They laughed and cried, both at once, and only much later did anybody think of {topic} again, and of the shoe.",
      ],
    ],
  },
  {
    verbs: "win beat defeat",
    why: [
      [
        "Why {wish}? Nobody had ever asked {hero} that. It was not for the cup, and not for the cake. {Hero} wanted to know, just once, how it feels {there} when nobody laughs.",
      ],
    ],
    fulfilled: [
      [
        "Then came the last stretch. Behind {hero} it grew loud, then very loud, but {hero} thought of nothing but {goal} and the next bit of ground {there}, and the next; and then there was a ribbon, and it tore.",
        "For a moment nobody {there} understood it. Then somebody shouted that {hero} had managed to {wish}, and the very ones who had laughed the loudest carried {hero} around the field.",
      ],
    ],
  },
  {
    verbs: "tell say speak confess",
    why: [
      [
        "{Hero} had carried the words about for so long that they had grown warm. To {wish} took one sentence. What would come after it {hero} did not know, and that was what made it so difficult {there}.",
      ],
    ],
    fulfilled: [
      [
        "Then suddenly there was nothing in between any more, no table, no wind and no excuse, only {goal} and {hero}. To {wish} took the shortest speech in the world, and {hero} looked at the ground for all of it.",
        "When {hero} looked up, {goal} was smiling. “I have known it for a long time,” said {goal}, “I only wanted to hear you say it.” {Hero} had been afraid of a hundred answers {there}, and this one had not been among them.",
      ],
    ],
  },
  {
    verbs: "save rescue free help bring guard protect deliver heal give",
    why: [
      [
        "Somebody had to {wish}, and {hero} looked around {there} for somebody. Many said that it was terrible about {topic}. Nobody stood up. So {hero} stood up, and then could not very well sit down again.",
      ],
    ],
    fulfilled: [
      [
        "It was close. If {hero} had rested {there} just once more, it would have been too late for {goal}. But {hero} had not rested, and so {hero} managed to {wish} at the very last moment.",
        "There was no music, and nobody {there} held a speech. {Hero} sat down on the ground next to {goal}, somebody brought a blanket, somebody else brought soup, and {topic} had never been so quiet.",
      ],
      [
        "One last time {hero} thought of {goal} and took all the strength that was left. It was not much, but {there} it was just enough. Something gave way, and then {hero} had managed to {wish}.",
        "At first nobody {there} dared to believe it. Then one after the other they came out and looked at {goal}, and wanted to know how {hero} had done it. “{I} stayed with {topic},” said {hero}, “that is all.”",
      ],
    ],
  },
  {
    verbs: "put return bring-back get",
    why: [
      [
        "Anybody could see that things could not stay like this {there}. {Hero} {was} not the right one to {wish}, not by size and not by strength, but {hero} {was} the one who was there.",
      ],
    ],
    fulfilled: [
      [
        "To {wish} took three tries. The first was too low, the second was too crooked, and for the third {hero} shut both eyes. When they were open again, everything {there} was back where it belonged.",
        "It looked a little more dented than before, and {hero} found that this suited {topic}. By morning hardly anybody {there} remembered that it had ever been different. Only {hero} looked up more often now.",
      ],
    ],
  },
  {
    verbs: "become learn do dance sing swim ride fly show make build",
    why: [
      [
        "It was an old wish to {wish}, and {hero} had told it only once, and everybody {there} had laughed. But a wish like that does not grow smaller when one hides it. It grows roots.",
      ],
    ],
    fulfilled: [
      [
        "It happened when {hero} had stopped thinking about {topic}. All at once it went by itself, and {hero} noticed it only because everybody {there} had stopped what they were doing and was watching.",
        "“Again!” somebody called. {Hero} did it again, to make sure that it had not been luck. To {wish}, that had sounded so large; and now it was simply something that {hero} did {there}, as one whistles or ties a shoe.",
      ],
    ],
  },
  {
    verbs: "cross pass go travel climb survive",
    why: [
      [
        "On this side {hero} knew every stone {there} and every blade of grass. On the other side everything was greener, or at least it looked so. To {wish} was all that lay in between, and one cannot stand at an edge for ever.",
      ],
    ],
    fulfilled: [
      [
        "One more step, and then there was solid ground. {Hero} turned around and looked back at {topic}: it was not so large from this side, nor so dangerous. So that was what it was like to {wish}.",
        "Nobody clapped {there}, for nobody had seen it. {Hero} lay down on the grass, looked at the sky and thought of {topic}, and everything that had been tight inside grew wide.",
      ],
    ],
  },
  {
    verbs: "convince laugh make-laugh",
    why: [
      [
        "It was not meant unkindly to {wish}, and that made it so difficult. One can say no to anger. But what does one say {there} to those who only want the best?",
      ],
    ],
    fulfilled: [
      [
        "In the end it was not a clever trick that made it possible to {wish}. It was a hiccup. It came at the most solemn moment {there}, and after it nobody could stay serious any more, not even {hero}.",
        "They laughed until they had to hold on to each other, and {hero} laughed loudest. When it grew quiet {there}, it turned out that with {topic} there was nothing left to argue about.",
      ],
    ],
  },
];

/** For any other wish. */
export const anyWish: WishScenes = {
  verbs: "",
  why: [
    [
      "To {wish}: that does not sound like much if one says it quickly. {Hero} said it slowly. {Hero} had thought of {topic} while falling asleep {there} and while getting up, and now it had been thought about long enough.",
    ],
    [
      "“Why don't you want something sensible?” people asked {there}. New shoes, for instance. But {hero} wanted to {wish}, and such a thing cannot be exchanged for shoes.",
    ],
  ],
  fulfilled: [
    [
      "And then it was quite simple. {Hero} had tried to {wish} with strength, with cunning and with a plan; now {hero} tried it once more, and calmly, and it worked, on the fourth try and without any fuss.",
      "{Hero} had to say it aloud {there} to believe it. A bird looked over and was not impressed. But {hero} went home by the long way that day, past {topic}, so that it would last a little longer.",
    ],
    [
      "Everything that had gone wrong with {topic} turned out to have been good for something. Without the first mistake there would not have been the second idea; and it was with the second idea that {hero} managed to {wish}.",
      "Nobody {there} was as surprised as {hero}. It was so much happiness all at once that {hero} shared it out, a piece of it for everybody who had anything to do with {topic}.",
    ],
  ],
};
