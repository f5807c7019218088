import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

/** Stories of those who come back, keep a promise or are heard through a wall. */
export const returns = [
  ...withAndWithout({
    may: [
      role("spouse", "wife|husband|fianc[eé]e|bride|girlfriend|boyfriend"),
      role("rival", "postman|brother|best friend|baker|doctor|teacher|neighbour|miller|friend"),
    ],
    says: [
      /\b(?:soldier|sailor|fisherman|prisoner|husband|son|man|woman|wife|explorer|pilot|captain|climber)\b/i,
      /\b(?:(?:told|said|thought|believed|declared|presumed|reported|supposed|thinks?|believes?)(?: \w+){0,5}? (?:dead|killed|drowned|lost)|(?:own|his|her) (?:funeral|grave|gravestone|name on))\b/i,
      /\b(?:c[ao]mes? (?:home|back)|came (?:home|back)|return\w*|turns? up|turned up|appears?|appeared|alive|knocks?|knocked|walks? in|walked in)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|insurance|detective|faked?|prison|robot|spy|surf|sister|twin|viking)\b/i,
    of: "people",
    after: [
      "+ @village(hero stand) The first to see {hero} {was} a dog, and it did not bark. The second was a child on a gate. “You're on the stone by the church,” said the child. “I learned to read on you.” {Hero} took off {his} cap. {He} had walked all that way with one picture in {his} head, and in it everything stood just where {he} had left it.",
      "+ @graveyard(hero sit) {He} went to look at the stone. There it was, {his} name, cut nicely deep, and flowers in a jar. They were fresh. It is not everybody who gets to pull up a weed on their own grave. {Hero} did so, and then {he} sat down there for a while, because {his} knees would not carry {him} any further.",
      [
        "@village.night(hero look) In the house there was a light. Through the window {hero} saw {thespouse} at the table, laughing, with flour on one cheek, and {therival} sat there mending a chair. It was warm in there. You could see that it was. {Hero} had {his} hand on the latch already. {He} could not press it down.",
        "@village.night(hero look) In the house there was a light. Through the window {hero} saw them at the table, laughing, with flour on their cheeks, and {his} own chair was taken. It was warm in there. You could see that it was. {Hero} had {his} hand on the latch already. {He} had dreamed of that latch in three countries. And then {he} could not press it down.",
      ],
      "@barn.night(hero talk) {He} slept in the barn. In the night somebody came across the yard with a lamp, to see why the dog was wagging its tail at the hay. The lamp shook, and then it fell, and they stood in the dark. “Say something,” whispered the one with the lamp. “Say something that a dead person wouldn't know.” “You still owe me a dance,” said {hero}.",
      [
        "@room.night(hero sit, spouse talk, rival stand) So they sat there, all three, until the cocks crew. Nobody was in the wrong, and that was what made it so hard. “I waited for four years,” said {thespouse}. “Then I put up a stone, so that I could stop.” {Therival} stood up. “I'd have liked to stay,” said {therival}. “But it's not for me to say what happens now.”",
        "@room.night(hero sit) So they sat there until the cocks crew. Nobody was in the wrong, and that was what made it so hard. “We waited for four years,” it came at last. “Then we put up a stone, so that we could stop.” {Hero} nodded. {He} would have done the same. {He} had also, far away, now and then, tried to stop.",
      ],
    ],
    end: [
      "@room(hero talk) “I'm not the one who went away,” said {hero}. “You ought to know that before you decide. I shout in my sleep. I can't bear the threshing machine.” “And I'm not the one who stayed,” came the answer. “I can shoe a horse. I've sold your boots.” They looked at each other, as strangers do who have heard of one another. “Pleased to meet you,” said {hero}.",
      "@village They did not decide anything that morning. They began from the beginning, with the dance that was owed. It was at the harvest feast, in front of everybody, and nobody in the village breathed. A very old tune was played, and at the third turn a hand was laid upon {his} shoulder as it used to be.",
      "+ @room It was a long time until all the chairs had found their places, and there was one more at the table than before. Some things cannot be put right, but they can be fed. In the evening they played cards, and nobody counted who had lost what.",
      "@farm(hero carry) By the church there had been a stone with {his} name. It was too good to throw away. It lies by the kitchen door, with the writing upward, and everybody wipes their feet on it. {Hero} will step over {his} own name each morning with a bucket in either hand, and say good day to it.",
    ],
  }),
  story({
    says: [
      /\b(?:friends|classmates|schoolmates|girls|boys|women|men|band)\b/i,
      /\b(?:promis\w+|pact|vow\w*|swore|agreed|swear|oath|reunion|reunite\w*)\b/i,
      /\b(?:meet|met|years|again|reunion|reunite\w*|twenty|thirty|ten|forty|fifty)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|colin|robbery|bank|first love|fall in love|sweetheart|photo|dragon|crime|monster|clown|kids|robot|missing|disappeared)\b/i,
    of: "people",
    after: [
      "There had been a piece of paper at the time, torn into as many parts as there were people, and a drop of ketchup on every part. {Hero} had carried {his} scrap through every wallet that {he} ever owned. On it stood half a word and a time.",
      "+ The first who came had a stomach. The second had no hair. They looked past each other for minutes, until somebody dropped a key, said the bad word that only one person in the world said in that way, and they all spun round. “You've got old!” “You haven't changed!” Both were true, and then everybody talked at once.",
      "+ On paper things had gone well for all of them. They told each other about houses, and posts, and clever children. After the second glass it began to be less clever. By the third glass somebody had been divorced twice, and somebody had never written the book, and {hero} had told them about the thing with the heart.",
      "One chair stayed empty. They had put it there, without a word. “Did anybody,” said a voice, “keep in touch?” Nobody had. Each of them had believed that one of the others would. There had been a quarrel, on the very last night, over something or other, at which all had laughed except for a single person. They looked at the door each time it opened.",
      "At midnight they laid the scraps on the table and pushed them together. It was a sentence, and there was a hole in it. We will always, it said, and then nothing. And then: each other. Forgive? Find? None of them could remember any more what that word had been. Only the missing scrap would know.",
    ],
    end: [
      "@street.night “Let's go and ask, then,” said {hero}. It was two in the morning. They went in one car, too many for it, as they used to. An address was found. A light went on upstairs, and a window was opened. “Who's there?” “Us,” they called. And then, because that was not enough after such a long time: “We're sorry that we laughed.”",
      "@street.night It was quiet up there for so long that a dog began to bark. Then something white came sailing down, turning over and over in the light of the street lamp. {Hero} caught it. It was a scrap, soft as cloth, from being carried. They held it up to the others, on the bonnet of the car. The word was: annoy.",
      "+ @street.night They laughed till all the windows in the street lit up. “Are you coming up or not?” asked the one at the window. “I've been dressed since eight. I got as far as your door, and then I saw you all sitting there, and I didn't dare.”",
      "@corridor The pieces have been stuck together and framed, and each of them has it for a year and then must pass it on. There is always a row over whose turn it is. It hangs at {hero's} place at present, a bit crooked, in the hall. We will always annoy each other, it says. So far they have kept their word.",
    ],
  }),
  story({
    says: [
      /\b(?:neighbou?r|upstairs|downstairs|next door|flat|apartment|wall|courtyard)\b/i,
      /\b(?:plays?|played|playing|piano|violin|music|song|tune|sings?|sang|singing|cello|trumpet|accordion)\b/i,
      /\b(?:every (?:evening|night|day|morning)|each (?:evening|night|day)|always|stops?|stopped|silent|silence|through the wall|hears?|heard|same)\b/i,
    ],
    may: [role("player", "neighbou?r|pianist|old man|old woman|violinist|musician|widower|widow|student")],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|trumpet at midnight|dragon|spy|voice|teaches|concert in|dog|goblin|scream\w*|robot|cat|learn\w*|dead|complain\w*|noise|power cut|blackout|love|teacher|balcony)\b/i,
    of: "people",
    after: [
      "+ @kitchen(hero cook) {Hero} had set {his} life by that music without noticing it. The potatoes went on at the first bars and were done at the last. {He} knew every note of it, the wrong ones too, as you know a stair with a step that creaks. It meant that somebody was at home.",
      "+ @room(hero write) Once, years ago, {hero} had knocked on the wall to complain. The playing had stopped at once, in the middle. And {he} had lain awake all night because of the silence, and in the morning {he} had put a note in the letterbox: I'm sorry. Please go on. That was all that they had ever said to each other.",
      "@kitchen(hero stand) Now {he} stood in {his} kitchen with a raw potato in {his} hand and listened. There was nothing, not even a chair. {He} put {his} ear to the wallpaper. On the mat next door lay the newspaper, and beneath it the one from the day before. {Hero} rang. {He} knocked. Then {he} went back in, and did something that {he} had never done.",
      "@room(hero stand) {He} hummed it. {He} stood close to the wall and hummed the tune, from the start, loudly, with all its turns. There was one wrong note in it, always the same, in the second part, and {he} sang that as well. And out of the wall, very faint, low down by the skirting board, there came an answer: three knocks, in time.",
      "@room(hero talk, player talk) The caretaker had a key. Behind the door lay the one to whom the music belonged, on the floor between the stool and the window, with a twisted hip. “Two days,” said {hero}, “why didn't you shout?” “I haven't got a voice,” was whispered up to {him}. “I only had the knocking. But you don't hear that, if you don't know where to listen.”",
    ],
    end: [
      "{Hero} rode along in the ambulance, as a relation. On the way, in a whisper, {he} {was} told the rest of it: that the tune had once been for two, four hands on one keyboard, and that the other two hands were gone. “I've always played my half. It's why it sounds so odd. The wrong note isn't wrong. The right one belongs to the other part.”",
      "@room(hero play, player play) When the hip had mended, {hero} carried the potatoes across. {He} could not play. But {he} had big, patient thumbs, and there was only that one note to begin with. {He} sat on the left of the stool and waited for the second part. There. They both heard it. For the first time after all those years it was right.",
      "+ @corridor The people in the house stopped on the stairs. “Something's different,” they said. Some thought that it must be a new tenant.",
      "@room In the evenings now there is a smell of potatoes in both kitchens. They have left the wall where it is. But at the height of the skirting board, just in case, somebody has drawn a small bell in pencil, on this side and on that one: Knock here.",
    ],
  }),
  story({
    says: [
      /\b(?:gets?|got|receiv\w*|starts? getting|started getting|getting|arriv\w*|sends?|sent|comes?|came|call\w*|rings?|rang)\b/i,
      /\b(?:texts?|text messages?|messages?|emails?|e-mails?|voice ?mails?)\b/i,
      /\b(?:dead|late|died|deceased|passed away|buried)\b/i,
      role(
        "gone",
        "husband|wife|mother|father|mum|mom|dad|grandmother|grandfather|grandma|grandpa|best friend|brother|sister|fianc[eé]e?",
      ),
    ],
    unless:
      /\b(?:murder\w*|vampires?|killer|ghost|haunted|drowned|knife|coffin|stranger|wrong number|posted yesterday|attic|detective|police|cupboard|(?:found|finds?) (?:an?|the|her|his|old)|marathon|twin)\b/i,
    of: "people",
    after: [
      "+ @bathroom(hero read) {Hero} read it standing up, and then once more sitting on the edge of the bath. It could not be. But it was written as only one person wrote: no capitals, too many dots, and at the end the little joke that nobody else would have understood. {He} {was} frightened. And in the midst of the fright {he} {was} glad, for the length of one breath, and that was the worst.",
      "@room(hero read) “It's somebody cruel,” {his} friends said. “Block it.” {Hero} did not. The next one came at a quarter to eight, at exactly the time when {thegone} had always called to ask if {he} had eaten. Have you eaten... it said. And on the day of the tax return: the papers are in the blue folder... you'll never find it otherwise. They were in the blue folder.",
      "+ @park(hero walk) {He} began to look after {himself} again, out of sheer spite. {He} ate, so as to be able to answer: Yes. {He} went for a walk on Sunday since it had said there would be sun. “You look better,” people remarked. {Hero} could not tell them why.",
      "@bakery(hero look) Nobody who is dead knows what the weather will be like. So there had to be someone. When the next message came, {he} typed nothing, but rang the number instead, right away. And it rang. It rang behind {him}, in the queue at the bakery. {Hero} turned round. There stood the quietest of all {gone's} friends, red as a beetroot, with a phone.",
      "@bakery(hero look) “I'm sorry,” said the quiet one. “I promised.” From a bag came a notebook, thick, with a rubber band. On every page stood a date, and beside it, in no capitals and too many dots, what was to be said on that day. “I was given it in the hospital, in the last week. I was told: not too soon. And if there's sun, add the sun.”",
    ],
    end: [
      "@bakery(hero read) {Hero} wanted to hit out, and then {he} {was} holding the notebook in {his} arms like a child. {He} turned the pages. A whole year had been thought of: the first frost, the boiler, the birthday. “How many are left?” {he} asked. “One,” said the quiet one. “I didn't know how to send it. It doesn't say a date.”",
      "@street(hero sit) They sat down on the kerb, in front of the bakery. It was on the last page. this is enough now... it said. you've eaten... you know where the folder is... whoever is bringing you this has carried me around for a whole year and is shy and likes cake... go and have some. {Hero} laughed, and both of them had to use the same handkerchief.",
      "+ @cafe(hero eat) They had the plum cake. They talked about {thegone} until the chairs were put up, and each of them knew stories that the other one did not. It was like being given a second helping.",
      "@room At a quarter to eight the phone lights up as it always has. The sender is another one these days. Have you eaten? it says there, with capitals and without any dots. {Hero} {has}, mostly. And if there's sun, it adds the sun.",
    ],
  }),
];
