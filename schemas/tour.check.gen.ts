// @ts-nocheck
// Generated from the JSON Schemas in this folder by `npm run gen`. Do not edit.
import { equal, ucs2length } from './checks.ts';
export const check: import('./index.ts').Check = validate10;
export const schema: object = {"$id":"https://unpkg.com/tourwright/schemas/tour.schema.json","title":"TourDocument","type":"object","additionalProperties":false,"required":["kind","key","app","version","title","steps"],"properties":{"kind":{"const":"Tour"},"key":{"$ref":"#/$defs/key"},"app":{"type":"string","minLength":1},"version":{"type":"integer","minimum":1},"origin":{"enum":["authored","generated"],"default":"authored"},"title":{"$ref":"#/$defs/text"},"audience":{"type":"object","additionalProperties":false,"properties":{"roles":{"$ref":"#/$defs/names"},"permissions":{"$ref":"#/$defs/names"}}},"trigger":{"$ref":"#/$defs/trigger"},"priority":{"type":"integer","default":0},"onNewVersion":{"enum":["nothing","new_steps","restart"],"default":"nothing"},"steps":{"type":"array","minItems":1,"items":{"$ref":"#/$defs/step"}}},"$defs":{"key":{"type":"string","pattern":"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$"},"names":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1}},"duration":{"type":"string","pattern":"^([0-9]{1,9}(\\.[0-9]+)?ms|[0-9]{1,6}(\\.[0-9]+)?s|[0-9]{1,4}(\\.[0-9]+)?m)$"},"scalar":{"type":["string","number","boolean"]},"text":{"anyOf":[{"type":"string","minLength":1},{"$ref":"#/$defs/keyedText"},{"$ref":"#/$defs/inlineText"},{"$ref":"#/$defs/generatedText"}]},"keyedText":{"title":"KeyedText","type":"object","additionalProperties":false,"required":["key"],"properties":{"key":{"type":"string","minLength":1},"params":{"type":"object","additionalProperties":{"anyOf":[{"$ref":"#/$defs/scalar"},{"$ref":"#/$defs/factRef"}]}}}},"inlineText":{"title":"InlineText","type":"object","additionalProperties":false,"required":["inline"],"properties":{"inline":{"type":"object","minProperties":1,"additionalProperties":{"type":"string","minLength":1}}}},"generatedText":{"title":"GeneratedText","type":"object","additionalProperties":false,"required":["generated","locale"],"properties":{"generated":{"type":"string","minLength":1},"locale":{"type":"string","minLength":2}}},"factRef":{"title":"FactRef","type":"object","additionalProperties":false,"required":["fact"],"properties":{"fact":{"type":"string","minLength":1}}},"trigger":{"type":"object","required":["on"],"discriminator":{"propertyName":"on"},"oneOf":[{"title":"FirstSignInTrigger","additionalProperties":false,"required":["on"],"properties":{"on":{"const":"first_sign_in"}}},{"title":"RouteTrigger","additionalProperties":false,"required":["on","route"],"properties":{"on":{"const":"route"},"route":{"$ref":"#/$defs/key"}}},{"title":"EventTrigger","additionalProperties":false,"required":["on","event"],"properties":{"on":{"const":"event"},"event":{"type":"string","minLength":1}}},{"title":"ManualTrigger","additionalProperties":false,"required":["on"],"properties":{"on":{"const":"manual"}}}]},"step":{"title":"StepDocument","type":"object","additionalProperties":false,"required":["id","tool","text","anchor"],"properties":{"id":{"$ref":"#/$defs/key"},"was":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/$defs/key"}},"tool":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,128}$"},"input":{"type":"object"},"title":{"$ref":"#/$defs/text"},"text":{"$ref":"#/$defs/text"},"hint":{"$ref":"#/$defs/text"},"anchor":{"$ref":"#/$defs/key"},"highlight":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/$defs/key"}},"advance":{"anyOf":[{"$ref":"#/$defs/advanceName"},{"$ref":"#/$defs/advanceRule"},{"type":"array","minItems":1,"uniqueItems":true,"items":{"anyOf":[{"$ref":"#/$defs/advanceName"},{"$ref":"#/$defs/advanceRule"}]}}]},"call":{"enum":["enter","offer"]},"callTimeout":{"$ref":"#/$defs/duration"},"onMissing":{"enum":["wait","skip","center","stop"],"default":"wait"},"timeout":{"$ref":"#/$defs/duration","default":"8s"},"side":{"enum":["top","top-start","top-end","right","right-start","right-end","bottom","bottom-start","bottom-end","left","left-start","left-end"]},"interaction":{"enum":["allow","block"],"default":"allow"},"backdrop":{"enum":["dim","none"],"default":"dim"},"page":{"enum":["block","allow"]},"skippable":{"type":"boolean","default":true},"media":{"$ref":"#/$defs/media"},"when":{"$ref":"#/$defs/when"}}},"advanceName":{"enum":["manual","click","route","tool_result"]},"advanceRule":{"type":"object","required":["on"],"discriminator":{"propertyName":"on"},"oneOf":[{"title":"ManualAdvance","additionalProperties":false,"required":["on"],"properties":{"on":{"const":"manual"}}},{"title":"ClickAdvance","additionalProperties":false,"required":["on"],"properties":{"on":{"const":"click"},"anchor":{"$ref":"#/$defs/key"}}},{"title":"RouteAdvance","additionalProperties":false,"required":["on"],"properties":{"on":{"const":"route"},"route":{"$ref":"#/$defs/key"},"params":{"type":"object","minProperties":1,"additionalProperties":{"$ref":"#/$defs/scalar"}}}},{"title":"ToolResultAdvance","additionalProperties":false,"required":["on"],"properties":{"on":{"const":"tool_result"},"where":{"$ref":"#/$defs/conditions"}}}]},"conditions":{"type":"object","minProperties":1,"additionalProperties":{"$ref":"#/$defs/condition"}},"condition":{"title":"Condition","type":"object","additionalProperties":false,"minProperties":1,"properties":{"equals":{"type":["string","number","boolean","null"]},"in":{"type":"array","minItems":1,"items":{"type":["string","number","boolean","null"]}},"min":{"type":"number"},"max":{"type":"number"},"exists":{"type":"boolean"}}},"media":{"title":"Media","type":"object","additionalProperties":false,"required":["alt"],"minProperties":2,"maxProperties":2,"properties":{"image":{"$ref":"#/$defs/mediaSource"},"video":{"$ref":"#/$defs/mediaSource"},"alt":{"$ref":"#/$defs/text"}}},"mediaSource":{"type":"string","pattern":"^(https://[^\\s]+|/([^/\\\\\\s][^\\s]*)?)$"},"when":{"title":"When","type":"object","additionalProperties":false,"minProperties":1,"properties":{"roles":{"$ref":"#/$defs/names"},"permissions":{"$ref":"#/$defs/names"},"steps":{"type":"object","minProperties":1,"additionalProperties":{"enum":["completed","skipped","unavailable"]}},"context":{"$ref":"#/$defs/conditions"}}}}};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const pattern0 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "key") || (key0 === "params"))){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/key"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/key"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.params !== undefined){
let data1 = data.params;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
let data2 = data1[key1];
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (typeof data2 !== "boolean")){
const err4 = {instancePath:instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err4);
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs12 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.fact === undefined){
const err5 = {instancePath:instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err5);
errors++;
}
for(const key2 in data2){
if(!(key2 === "fact")){
const err6 = {instancePath:instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data2.fact !== undefined){
let data3 = data2.fact;
if(typeof data3 === "string"){
if(func3(data3) < 1){
const err7 = {instancePath:instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/fact"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/fact"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err9);
errors++;
}
var _valid0 = _errs12 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err10 = {instancePath:instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/params"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath};
(vErrors ??= []).push(err12);
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data === "string"){
if(func3(data) < 1){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.inline === undefined){
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(key0 === "inline")){
const err3 = {instancePath};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.inline !== undefined){
let data0 = data.inline;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length < 1){
const err4 = {instancePath:instancePath+"/inline"};
(vErrors ??= []).push(err4);
errors++;
}
for(const key1 in data0){
let data1 = data0[key1];
if(typeof data1 === "string"){
if(func3(data1) < 1){
const err5 = {instancePath:instancePath+"/inline/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/inline/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/inline"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath};
(vErrors ??= []).push(err8);
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.generated === undefined){
const err9 = {instancePath};
(vErrors ??= []).push(err9);
errors++;
}
if(data.locale === undefined){
const err10 = {instancePath};
(vErrors ??= []).push(err10);
errors++;
}
for(const key2 in data){
if(!((key2 === "generated") || (key2 === "locale"))){
const err11 = {instancePath};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.generated !== undefined){
let data2 = data.generated;
if(typeof data2 === "string"){
if(func3(data2) < 1){
const err12 = {instancePath:instancePath+"/generated"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/generated"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.locale !== undefined){
let data3 = data.locale;
if(typeof data3 === "string"){
if(func3(data3) < 2){
const err14 = {instancePath:instancePath+"/locale"};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/locale"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath};
(vErrors ??= []).push(err16);
errors++;
}
var _valid0 = _errs13 === errors;
valid0 = valid0 || _valid0;
}
}
}
if(!valid0){
const err17 = {instancePath};
(vErrors ??= []).push(err17);
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate11.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.on === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
const tag0 = data.on;
if(typeof tag0 == "string"){
if(tag0 === "first_sign_in"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.on === undefined){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(key0 === "on")){
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.on !== undefined){
if("first_sign_in" !== data.on){
const err3 = {instancePath:instancePath+"/on"};
(vErrors ??= []).push(err3);
errors++;
}
}
}
}
else if(tag0 === "route"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.on === undefined){
const err4 = {instancePath};
(vErrors ??= []).push(err4);
errors++;
}
if(data.route === undefined){
const err5 = {instancePath};
(vErrors ??= []).push(err5);
errors++;
}
for(const key1 in data){
if(!((key1 === "on") || (key1 === "route"))){
const err6 = {instancePath};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.on !== undefined){
if("route" !== data.on){
const err7 = {instancePath:instancePath+"/on"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.route !== undefined){
let data2 = data.route;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err8 = {instancePath:instancePath+"/route"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/route"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
}
else if(tag0 === "event"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.on === undefined){
const err10 = {instancePath};
(vErrors ??= []).push(err10);
errors++;
}
if(data.event === undefined){
const err11 = {instancePath};
(vErrors ??= []).push(err11);
errors++;
}
for(const key2 in data){
if(!((key2 === "on") || (key2 === "event"))){
const err12 = {instancePath};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.on !== undefined){
if("event" !== data.on){
const err13 = {instancePath:instancePath+"/on"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.event !== undefined){
let data4 = data.event;
if(typeof data4 === "string"){
if(func3(data4) < 1){
const err14 = {instancePath:instancePath+"/event"};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/event"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
}
else if(tag0 === "manual"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.on === undefined){
const err16 = {instancePath};
(vErrors ??= []).push(err16);
errors++;
}
for(const key3 in data){
if(!(key3 === "on")){
const err17 = {instancePath};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.on !== undefined){
if("manual" !== data.on){
const err18 = {instancePath:instancePath+"/on"};
(vErrors ??= []).push(err18);
errors++;
}
}
}
}
else {
const err19 = {instancePath};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath};
(vErrors ??= []).push(err21);
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const schema23 = {"title":"StepDocument","type":"object","additionalProperties":false,"required":["id","tool","text","anchor"],"properties":{"id":{"$ref":"#/$defs/key"},"was":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/$defs/key"}},"tool":{"type":"string","pattern":"^[A-Za-z0-9_.-]{1,128}$"},"input":{"type":"object"},"title":{"$ref":"#/$defs/text"},"text":{"$ref":"#/$defs/text"},"hint":{"$ref":"#/$defs/text"},"anchor":{"$ref":"#/$defs/key"},"highlight":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/$defs/key"}},"advance":{"anyOf":[{"$ref":"#/$defs/advanceName"},{"$ref":"#/$defs/advanceRule"},{"type":"array","minItems":1,"uniqueItems":true,"items":{"anyOf":[{"$ref":"#/$defs/advanceName"},{"$ref":"#/$defs/advanceRule"}]}}]},"call":{"enum":["enter","offer"]},"callTimeout":{"$ref":"#/$defs/duration"},"onMissing":{"enum":["wait","skip","center","stop"],"default":"wait"},"timeout":{"$ref":"#/$defs/duration","default":"8s"},"side":{"enum":["top","top-start","top-end","right","right-start","right-end","bottom","bottom-start","bottom-end","left","left-start","left-end"]},"interaction":{"enum":["allow","block"],"default":"allow"},"backdrop":{"enum":["dim","none"],"default":"dim"},"page":{"enum":["block","allow"]},"skippable":{"type":"boolean","default":true},"media":{"$ref":"#/$defs/media"},"when":{"$ref":"#/$defs/when"}}};
const func0 = equal;
const pattern4 = new RegExp("^[A-Za-z0-9_.-]{1,128}$", "u");
const pattern9 = new RegExp("^([0-9]{1,9}(\\.[0-9]+)?ms|[0-9]{1,6}(\\.[0-9]+)?s|[0-9]{1,4}(\\.[0-9]+)?m)$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
let data0 = data[key0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length < 1){
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err1);
errors++;
}
for(const key1 in data0){
if(!(((((key1 === "equals") || (key1 === "in")) || (key1 === "min")) || (key1 === "max")) || (key1 === "exists"))){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data0.equals !== undefined){
let data1 = data0.equals;
if((((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/equals"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data0.in !== undefined){
let data2 = data0.in;
if(Array.isArray(data2)){
if(data2.length < 1){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/in"};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if((((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/in/" + i0};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/in"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data0.min !== undefined){
let data4 = data0.min;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/min"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data0.max !== undefined){
let data5 = data0.max;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/max"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data0.exists !== undefined){
if(typeof data0.exists !== "boolean"){
const err9 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/exists"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath};
(vErrors ??= []).push(err11);
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.on === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
const tag0 = data.on;
if(typeof tag0 == "string"){
if(tag0 === "manual"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.on === undefined){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(key0 === "on")){
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.on !== undefined){
if("manual" !== data.on){
const err3 = {instancePath:instancePath+"/on"};
(vErrors ??= []).push(err3);
errors++;
}
}
}
}
else if(tag0 === "click"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.on === undefined){
const err4 = {instancePath};
(vErrors ??= []).push(err4);
errors++;
}
for(const key1 in data){
if(!((key1 === "on") || (key1 === "anchor"))){
const err5 = {instancePath};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.on !== undefined){
if("click" !== data.on){
const err6 = {instancePath:instancePath+"/on"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.anchor !== undefined){
let data2 = data.anchor;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/anchor"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/anchor"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
}
else if(tag0 === "route"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.on === undefined){
const err9 = {instancePath};
(vErrors ??= []).push(err9);
errors++;
}
for(const key2 in data){
if(!(((key2 === "on") || (key2 === "route")) || (key2 === "params"))){
const err10 = {instancePath};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.on !== undefined){
if("route" !== data.on){
const err11 = {instancePath:instancePath+"/on"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.route !== undefined){
let data4 = data.route;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err12 = {instancePath:instancePath+"/route"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/route"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.params !== undefined){
let data5 = data.params;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length < 1){
const err14 = {instancePath:instancePath+"/params"};
(vErrors ??= []).push(err14);
errors++;
}
for(const key3 in data5){
let data6 = data5[key3];
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (typeof data6 !== "boolean")){
const err15 = {instancePath:instancePath+"/params/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/params"};
(vErrors ??= []).push(err16);
errors++;
}
}
}
}
else if(tag0 === "tool_result"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.on === undefined){
const err17 = {instancePath};
(vErrors ??= []).push(err17);
errors++;
}
for(const key4 in data){
if(!((key4 === "on") || (key4 === "where"))){
const err18 = {instancePath};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.on !== undefined){
if("tool_result" !== data.on){
const err19 = {instancePath:instancePath+"/on"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.where !== undefined){
if(!(validate22(data.where, {instancePath:instancePath+"/where",parentData:data,parentDataProperty:"where",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
}
else {
const err20 = {instancePath};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath};
(vErrors ??= []).push(err22);
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const pattern11 = new RegExp("^(https://[^\\s]+|/([^/\\\\\\s][^\\s]*)?)$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 2){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
if(Object.keys(data).length < 2){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
if(data.alt === undefined){
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "image") || (key0 === "video")) || (key0 === "alt"))){
const err3 = {instancePath};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.image !== undefined){
let data0 = data.image;
if(typeof data0 === "string"){
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/image"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/image"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.video !== undefined){
let data1 = data.video;
if(typeof data1 === "string"){
if(!pattern11.test(data1)){
const err6 = {instancePath:instancePath+"/video"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/video"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.alt !== undefined){
if(!(validate11(data.alt, {instancePath:instancePath+"/alt",parentData:data,parentDataProperty:"alt",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath};
(vErrors ??= []).push(err8);
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((key0 === "roles") || (key0 === "permissions")) || (key0 === "steps")) || (key0 === "context"))){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.roles !== undefined){
let data0 = data.roles;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/roles"};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func3(data1) < 1){
const err3 = {instancePath:instancePath+"/roles/" + i0};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/roles/" + i0};
(vErrors ??= []).push(err4);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err5 = {instancePath:instancePath+"/roles"};
(vErrors ??= []).push(err5);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err6 = {instancePath:instancePath+"/roles"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.permissions !== undefined){
let data2 = data.permissions;
if(Array.isArray(data2)){
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/permissions"};
(vErrors ??= []).push(err7);
errors++;
}
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
if(typeof data3 === "string"){
if(func3(data3) < 1){
const err8 = {instancePath:instancePath+"/permissions/" + i2};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/permissions/" + i2};
(vErrors ??= []).push(err9);
errors++;
}
}
let i3 = data2.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data2[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err10 = {instancePath:instancePath+"/permissions"};
(vErrors ??= []).push(err10);
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err11 = {instancePath:instancePath+"/permissions"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.steps !== undefined){
let data4 = data.steps;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length < 1){
const err12 = {instancePath:instancePath+"/steps"};
(vErrors ??= []).push(err12);
errors++;
}
for(const key1 in data4){
let data5 = data4[key1];
if(!(((data5 === "completed") || (data5 === "skipped")) || (data5 === "unavailable"))){
const err13 = {instancePath:instancePath+"/steps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/steps"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.context !== undefined){
if(!(validate22(data.context, {instancePath:instancePath+"/context",parentData:data,parentDataProperty:"context",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath};
(vErrors ??= []).push(err15);
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
if(data.tool === undefined){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
if(data.text === undefined){
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
}
if(data.anchor === undefined){
const err3 = {instancePath};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema23.properties, key0))){
const err4 = {instancePath};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/id"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.was !== undefined){
let data1 = data.was;
if(Array.isArray(data1)){
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/was"};
(vErrors ??= []).push(err7);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err8 = {instancePath:instancePath+"/was/" + i0};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/was/" + i0};
(vErrors ??= []).push(err9);
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data1[i1], data1[j0])){
const err10 = {instancePath:instancePath+"/was"};
(vErrors ??= []).push(err10);
errors++;
break outer0;
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/was"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.tool !== undefined){
let data3 = data.tool;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err12 = {instancePath:instancePath+"/tool"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/tool"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.input !== undefined){
let data4 = data.input;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err14 = {instancePath:instancePath+"/input"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.title !== undefined){
if(!(validate11(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate11(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.hint !== undefined){
if(!(validate11(data.hint, {instancePath:instancePath+"/hint",parentData:data,parentDataProperty:"hint",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.anchor !== undefined){
let data8 = data.anchor;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err15 = {instancePath:instancePath+"/anchor"};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/anchor"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.highlight !== undefined){
let data9 = data.highlight;
if(Array.isArray(data9)){
if(data9.length < 1){
const err17 = {instancePath:instancePath+"/highlight"};
(vErrors ??= []).push(err17);
errors++;
}
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err18 = {instancePath:instancePath+"/highlight/" + i2};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/highlight/" + i2};
(vErrors ??= []).push(err19);
errors++;
}
}
let i3 = data9.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func0(data9[i3], data9[j1])){
const err20 = {instancePath:instancePath+"/highlight"};
(vErrors ??= []).push(err20);
errors++;
break outer1;
}
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/highlight"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.advance !== undefined){
let data11 = data.advance;
const _errs26 = errors;
let valid11 = false;
const _errs27 = errors;
if(!((((data11 === "manual") || (data11 === "click")) || (data11 === "route")) || (data11 === "tool_result"))){
const err22 = {instancePath:instancePath+"/advance"};
(vErrors ??= []).push(err22);
errors++;
}
var _valid0 = _errs27 === errors;
valid11 = valid11 || _valid0;
if(!valid11){
const _errs29 = errors;
if(!(validate21(data11, {instancePath:instancePath+"/advance",parentData:data,parentDataProperty:"advance",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var _valid0 = _errs29 === errors;
valid11 = valid11 || _valid0;
if(!valid11){
const _errs30 = errors;
if(Array.isArray(data11)){
if(data11.length < 1){
const err23 = {instancePath:instancePath+"/advance"};
(vErrors ??= []).push(err23);
errors++;
}
const len2 = data11.length;
for(let i4=0; i4<len2; i4++){
let data12 = data11[i4];
const _errs33 = errors;
let valid15 = false;
const _errs34 = errors;
if(!((((data12 === "manual") || (data12 === "click")) || (data12 === "route")) || (data12 === "tool_result"))){
const err24 = {instancePath:instancePath+"/advance/" + i4};
(vErrors ??= []).push(err24);
errors++;
}
var _valid1 = _errs34 === errors;
valid15 = valid15 || _valid1;
if(!valid15){
const _errs36 = errors;
if(!(validate21(data12, {instancePath:instancePath+"/advance/" + i4,parentData:data11,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var _valid1 = _errs36 === errors;
valid15 = valid15 || _valid1;
}
if(!valid15){
const err25 = {instancePath:instancePath+"/advance/" + i4};
(vErrors ??= []).push(err25);
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
let i5 = data11.length;
let j2;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func0(data11[i5], data11[j2])){
const err26 = {instancePath:instancePath+"/advance"};
(vErrors ??= []).push(err26);
errors++;
break outer2;
}
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/advance"};
(vErrors ??= []).push(err27);
errors++;
}
var _valid0 = _errs30 === errors;
valid11 = valid11 || _valid0;
}
}
if(!valid11){
const err28 = {instancePath:instancePath+"/advance"};
(vErrors ??= []).push(err28);
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.call !== undefined){
let data13 = data.call;
if(!((data13 === "enter") || (data13 === "offer"))){
const err29 = {instancePath:instancePath+"/call"};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.callTimeout !== undefined){
let data14 = data.callTimeout;
if(typeof data14 === "string"){
if(!pattern9.test(data14)){
const err30 = {instancePath:instancePath+"/callTimeout"};
(vErrors ??= []).push(err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/callTimeout"};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.onMissing !== undefined){
let data15 = data.onMissing;
if(!((((data15 === "wait") || (data15 === "skip")) || (data15 === "center")) || (data15 === "stop"))){
const err32 = {instancePath:instancePath+"/onMissing"};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.timeout !== undefined){
let data16 = data.timeout;
if(typeof data16 === "string"){
if(!pattern9.test(data16)){
const err33 = {instancePath:instancePath+"/timeout"};
(vErrors ??= []).push(err33);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/timeout"};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data.side !== undefined){
let data17 = data.side;
if(!((((((((((((data17 === "top") || (data17 === "top-start")) || (data17 === "top-end")) || (data17 === "right")) || (data17 === "right-start")) || (data17 === "right-end")) || (data17 === "bottom")) || (data17 === "bottom-start")) || (data17 === "bottom-end")) || (data17 === "left")) || (data17 === "left-start")) || (data17 === "left-end"))){
const err35 = {instancePath:instancePath+"/side"};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.interaction !== undefined){
let data18 = data.interaction;
if(!((data18 === "allow") || (data18 === "block"))){
const err36 = {instancePath:instancePath+"/interaction"};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data.backdrop !== undefined){
let data19 = data.backdrop;
if(!((data19 === "dim") || (data19 === "none"))){
const err37 = {instancePath:instancePath+"/backdrop"};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.page !== undefined){
let data20 = data.page;
if(!((data20 === "block") || (data20 === "allow"))){
const err38 = {instancePath:instancePath+"/page"};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.skippable !== undefined){
if(typeof data.skippable !== "boolean"){
const err39 = {instancePath:instancePath+"/skippable"};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data.media !== undefined){
if(!(validate26(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate29(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath};
(vErrors ??= []).push(err40);
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://unpkg.com/tourwright/schemas/tour.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath};
(vErrors ??= []).push(err0);
errors++;
}
if(data.key === undefined){
const err1 = {instancePath};
(vErrors ??= []).push(err1);
errors++;
}
if(data.app === undefined){
const err2 = {instancePath};
(vErrors ??= []).push(err2);
errors++;
}
if(data.version === undefined){
const err3 = {instancePath};
(vErrors ??= []).push(err3);
errors++;
}
if(data.title === undefined){
const err4 = {instancePath};
(vErrors ??= []).push(err4);
errors++;
}
if(data.steps === undefined){
const err5 = {instancePath};
(vErrors ??= []).push(err5);
errors++;
}
for(const key0 in data){
if(!(func2.call(schema.properties, key0))){
const err6 = {instancePath};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.kind !== undefined){
if("Tour" !== data.kind){
const err7 = {instancePath:instancePath+"/kind"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.key !== undefined){
let data1 = data.key;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err8 = {instancePath:instancePath+"/key"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/key"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.app !== undefined){
let data2 = data.app;
if(typeof data2 === "string"){
if(func3(data2) < 1){
const err10 = {instancePath:instancePath+"/app"};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/app"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.version !== undefined){
let data3 = data.version;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/version"};
(vErrors ??= []).push(err12);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/version"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
if(data.origin !== undefined){
let data4 = data.origin;
if(!((data4 === "authored") || (data4 === "generated"))){
const err14 = {instancePath:instancePath+"/origin"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.title !== undefined){
if(!(validate11(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.audience !== undefined){
let data6 = data.audience;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(!((key1 === "roles") || (key1 === "permissions"))){
const err15 = {instancePath:instancePath+"/audience"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data6.roles !== undefined){
let data7 = data6.roles;
if(Array.isArray(data7)){
if(data7.length < 1){
const err16 = {instancePath:instancePath+"/audience/roles"};
(vErrors ??= []).push(err16);
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func3(data8) < 1){
const err17 = {instancePath:instancePath+"/audience/roles/" + i0};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/audience/roles/" + i0};
(vErrors ??= []).push(err18);
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err19 = {instancePath:instancePath+"/audience/roles"};
(vErrors ??= []).push(err19);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err20 = {instancePath:instancePath+"/audience/roles"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data6.permissions !== undefined){
let data9 = data6.permissions;
if(Array.isArray(data9)){
if(data9.length < 1){
const err21 = {instancePath:instancePath+"/audience/permissions"};
(vErrors ??= []).push(err21);
errors++;
}
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(func3(data10) < 1){
const err22 = {instancePath:instancePath+"/audience/permissions/" + i2};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/audience/permissions/" + i2};
(vErrors ??= []).push(err23);
errors++;
}
}
let i3 = data9.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data9[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err24 = {instancePath:instancePath+"/audience/permissions"};
(vErrors ??= []).push(err24);
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err25 = {instancePath:instancePath+"/audience/permissions"};
(vErrors ??= []).push(err25);
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/audience"};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.trigger !== undefined){
if(!(validate15(data.trigger, {instancePath:instancePath+"/trigger",parentData:data,parentDataProperty:"trigger",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.priority !== undefined){
let data12 = data.priority;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err27 = {instancePath:instancePath+"/priority"};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.onNewVersion !== undefined){
let data13 = data.onNewVersion;
if(!(((data13 === "nothing") || (data13 === "new_steps")) || (data13 === "restart"))){
const err28 = {instancePath:instancePath+"/onNewVersion"};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.steps !== undefined){
let data14 = data.steps;
if(Array.isArray(data14)){
if(data14.length < 1){
const err29 = {instancePath:instancePath+"/steps"};
(vErrors ??= []).push(err29);
errors++;
}
const len2 = data14.length;
for(let i4=0; i4<len2; i4++){
if(!(validate17(data14[i4], {instancePath:instancePath+"/steps/" + i4,parentData:data14,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/steps"};
(vErrors ??= []).push(err30);
errors++;
}
}
}
else {
const err31 = {instancePath};
(vErrors ??= []).push(err31);
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
