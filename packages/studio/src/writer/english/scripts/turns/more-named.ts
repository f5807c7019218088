import type { Script } from "../script.ts";

/** Further scripts whose lines name what the idea is about. */
export const moreNamed: Readonly<Record<"sorrow" | "marvel" | "action" | "wish", readonly Script[]>> = {
  action: [
    {
      tell: [
        [
          1,
          "At breakfast {hero} had not yet known anything about it. By [ten o'clock|noon|lunch] {he} could think of nothing but {topic}.",
          "“[So, today|Now or never|Well, then|Here goes],” said {hero} and [tightened {his} belt|took a deep breath|rubbed {his} nose]. With {topic} one cannot wait until everything is ready. It is never all ready.",
        ],
        [
          1,
          "For {topic} one needs [two hands, and better four|a calm head|plenty of time]. [{Hero} had to make do with what was there|{Hero} had nothing of the kind and began all the same|{Hero} borrowed what was missing].",
          "“What are you doing?” asked {talker}. “It's about {topic},” said {hero}. “Then I'll help you,” said {talker} and [pushed up both sleeves|put everything else aside|came closer].",
        ],
        [
          2,
          "Nothing went as planned. Where {hero} had thought of everything, nothing happened, and where {he} had thought of nothing, it [dripped|cracked|wobbled]. “{Topic} has a will of its own,” {he} said.",
          "Something about {topic} was still not right. {Hero} walked around the question for a while and looked at it from all sides. There it was: [a small thing|the very first step|something that had been forgotten]!",
        ],
      ],
      end: [
        [
          0,
          "When it was evening, it was done. {Hero} sat down, and everybody else sat down as well, and they all looked at the same spot and were glad.",
          "The last step was so small that {hero} almost missed it. Then nothing more was left to do, and it felt [strange|wonderful|like the last day of school].",
        ],
        [
          1,
          "“And now?” they asked. “Now we eat,” said {hero}. It was the best meal for a long time.",
          "For {topic} it had been worth it. {Hero} would have said so even on the worst day, only not so loudly.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "{Topic}: it had begun with that. {Hero} could not have said why it mattered so much. It simply did.",
          "[Nobody who knew {hero} wondered about it|It was just what one expected of {hero}|It surprised nobody]. When it was about {topic}, {he} had never been [lazy|afraid|slow].",
        ],
        [
          1,
          "They tried it [this way and that|from the front and from behind|with and without]. {Topic} looked a little better each time, or at least not worse.",
          "[A few steps further on came the first difficulty|It went well as far as the corner, and there stood the first difficulty|The first difficulty did not wait long]. It was [round and heavy|small and stubborn|the sort that laughs at you], and it stood exactly where {hero} wanted to pass.",
        ],
        [
          2,
          "“I would stop now,” said one who was passing by. “I know,” said {hero} and went on. It was about {topic}, after all.",
          "By and by {hero} got the knack of it. {His} [steps grew lighter|thoughts grew calmer|mistakes grew smaller], and {topic} no longer seemed like something that others can do and oneself cannot.",
        ],
      ],
      end: [
        [
          0,
          "In the end {hero} had done it, and nobody could say exactly how. There had been a lot of [small steps|tries|patience], and one of them must have been the right one.",
          "So it ended as {hero} had hoped: with [tired legs|dirty hands|a loud heart] and with something to be proud of.",
        ],
        [
          1,
          "The whole place spoke about {topic} for a week. Then something else happened, as it always does. But {hero} did not forget it.",
          "“Tell it again,” the little ones say whenever {hero} passes by, and {he} tells it again, with all the sounds.",
        ],
      ],
    },
  ],
  marvel: [
    {
      tell: [
        [
          1,
          "“Did you see that?” {hero} asked. Nobody else had been looking just then. That is how it always is with such things as {topic}.",
          "It was so odd that {hero} laughed first and was startled only afterwards. {He} looked round. Everything else was as always, only {topic} was not.",
        ],
        [
          1,
          "{Hero} told it to the first person who came along. “Nonsense,” was the answer. {Hero} told it to the second one. “Show me {topic},” said the second one, and that was already better.",
          "From then on {hero} went there every day, as if by chance. “Is it because of {topic}?” they asked. “Not at all,” said {hero} and turned [red|round|the other way].",
        ],
        [
          2,
          "One thing was clear by now: it was not chance. {Hero} thought of {topic}, put two and two together, and got [five|three and a half|nothing sensible], but it was a beginning.",
          "What would others do? They would call somebody, they would write it down, they would run. {Hero} stayed and [waited|listened|watched]. {Topic} seemed to like that.",
        ],
      ],
      end: [
        [
          0,
          "At last it became clear what it was all about. It was nothing bad. It was even rather [touching|funny|clever], once one knew it.",
          "And so a strange thing turned into a good one. {Hero} had only needed to look at it for long enough.",
        ],
        [
          1,
          "Since then {hero} is no longer surprised so easily. But {he} still looks forward to the next time.",
          "It became a habit {there}, a nice one, and today nobody would want to be without it.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "First there was a great silence. Then all of them began to speak, and all of them about {topic}. {Hero} {was} the only one who [said nothing|went closer|wanted to think first].",
          "For {hero} it was the [second|third|first] surprise of the day, and the day was not over yet.",
        ],
        [
          1,
          "{Hero} knew three stories in which something like that happens. In the first one it ends badly, in the second one there is a feast, and of the third one {he} had forgotten the end. {He} hoped that it was the second.",
          "By the afternoon there were already rumours. According to one of them {topic} could [fly|sing|tell the future]. {Hero} knew better, but nobody asked.",
        ],
        [
          2,
          "“Let's sleep on it,” somebody proposed. So they slept on it, and in the morning it was [exactly the same|a little bit worse|still there], but they were less tired.",
          "{Hero} went up quite close and said something friendly. It can never do any harm, with {topic} or with anybody.",
        ],
      ],
      end: [
        [
          0,
          "That turned out to be the answer. A friendly word and a little time, and everything came right by itself. It was almost [a pity|too easy|funny].",
          "Then, one after the other, they understood it, {hero} first and the clever ones last. And when all of them had understood it, there was nothing left to be afraid of.",
        ],
        [
          1,
          "“Such a fuss,” said somebody, and shook hands with {hero}. There was hardly ever a nicer fuss {there}.",
          "Today everybody claims to have been there. If that were so, there would have been no room left for {hero}.",
        ],
      ],
    },
  ],
  sorrow: [
    {
      tell: [
        [
          1,
          "In the [hall|corner|shade] there was a place where one could be sad without being asked. {Hero} stayed there until it was almost too cold.",
          "{Hero} said nothing about it, to nobody. But whoever knew {whom} could see it by the [shoulders|way {he} walked|things {he} left on the plate].",
        ],
        [
          1,
          "There was somebody who always knows what to do. “You only have to forget {topic},” he said. If it had been that easy, {hero} would have done it long ago.",
          "In {his} thoughts {hero} talked about {topic} with [a star|the wind|an old friend who lived far away]. It was a good talk, even if only one of the two said anything.",
        ],
        [
          2,
          "On the third day {hero} {was} a little bit hungry again. That is how one notices that it is going uphill: first comes the [soup|bread|pudding], and then comes the courage.",
          "“Come and help me for a minute,” somebody called, and {hero} came. It was only [peas|wood|a knot]. But while one is helping, one cannot be quite so sad.",
        ],
      ],
      end: [
        [
          0,
          "Then one thing came to another, a good word, a good idea and a bit of luck, and in the end it was {hero} who laughed the loudest.",
          "Things changed so slowly that {hero} did not notice it. But one day {he} caught {himself} humming.",
        ],
        [
          1,
          "“I was sad then,” {hero} says when {he} tells of it. And then {he} tells what came after that, because that is the longer part.",
          "Nobody had to say anything. They saw it, and they were glad, and somebody put another plate on the table.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "It felt like [a stone in the shoe|a wet sock|a closed door], only inside. {Hero} did not know that one could be so tired of a single day.",
          "“Never mind,” said {hero}, but that was not true. {He} did mind.",
        ],
        [
          1,
          "Everybody else seemed to be happy just then, even the [pigeons|beetles|flowers]. {Hero} looked away from {topic} and then, because it did not help, looked back again.",
          "{Hero} went for a walk, once round and then once more. On the second time round the thing with {topic} looked a little less [black|heavy|hopeless].",
        ],
        [
          2,
          "“I know how that feels,” somebody said very quietly. {Hero} had believed that nobody knew. From then on there were at least two of them.",
          "There was one good thing about it: it could hardly get worse. {Hero} had to smile at that, for the first time that day.",
        ],
      ],
      end: [
        [
          0,
          "And it did not get worse. It got better, first by the width of a finger, then by a whole hand, and finally so much that {hero} forgot to measure.",
          "What had been so heavy became light because there were now several to carry it. {Hero} had not known that one may ask for that.",
        ],
        [
          1,
          "If anybody {there} looks like that today, {hero} goes and sits down beside them. {He} does not say much. {He} knows how that is.",
          "It was still the same world as before, only a bit friendlier. Perhaps it had been so all the time.",
        ],
      ],
    },
  ],
  wish: [
    {
      tell: [
        [
          1,
          "“One day {i} will {wish}.” It was the sort of sentence that people say and forget. {Hero} had said it and had not forgotten it.",
          "[Why just that? Why not something easier|Are there no other wishes in the world? Cheaper ones|But why? Was there nothing nearer]? {Hero} could not explain it. To {wish} was simply the thing that made {his} heart beat faster.",
        ],
        [
          1,
          "{Hero} did not talk much about it. {He} [packed|practised|planned] in secret, and whenever somebody came in, {he} whistled as if nothing were the matter.",
          "There was a lot to think of before one can {wish}. {Hero} thought of it all, crossed out half of it, and then crossed out half of what was left. Now it was [just right|little enough|a real plan].",
        ],
        [
          2,
          "Of course something came in between. It was [nobody's fault|only a small thing|nothing bad], but it took up the whole day, and {hero} had to begin again from the start.",
          "The others did not believe in it. “To {wish}? You?” they said. “Yes, me,” said {hero}. It is good to practise that sentence now and then.",
        ],
      ],
      end: [
        [
          0,
          "And then it was so far. There was [no drum roll|no music|nobody who announced it]. {Hero} only took one more step, and the wish was not a wish any longer: to {wish} was something that {he} had done.",
          "“Now,” said {hero}, and this time nothing came in between. Everything that {he} had practised was suddenly there. To {wish} was no longer a dream.",
        ],
        [
          1,
          "{Hero} stayed as long as it was possible. One does not get such a moment every day, and one should not leave it too early.",
          "“One day I will do it again,” said {hero} on the way back. And everybody believed it at once.",
        ],
      ],
    },
  ],
};
